// A share of a campaign in a thread of its own.

import { type Campaign, campaign } from '#sim/campaign.ts'

declare const self: Worker

self.onmessage = ({ data }: MessageEvent<Campaign>) => self.postMessage(campaign(data))
