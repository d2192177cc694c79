// The words in which Attack of the Jelly Monster speaks.

import type { ComponentSet, Icon, PodValue, Reward } from '#games/jelly-monster/components/set.ts'
import type { Face } from '#kernel/chance.ts'
import type { Ending, Millis, Seat, Viewer } from '#kernel/game.ts'

export const DICE_PER_SEAT = 7
export const ROUNDS = 4
export const START_JELLY = 2
export const COLOURS = ['lemon', 'steel-blue', 'orange', 'green', 'lilac'] as const
export type Colour = (typeof COLOURS)[number]

/** Seat × 7 + 0 to 6, for the whole match. */
export type DieId = number
/** Counted clockwise from 0. */
export type DistrictIndex = number
/** 0 is the first zone, the one nearest the entrance. */
export type Zone = number

export type Direction = 'clockwise' | 'counter-clockwise'

/** A die that others can see: at an entrance or on the city centre. */
export interface PlacedDie {
  readonly die: DieId
  readonly face: Face
}

export interface District {
  readonly board: string
  readonly side: 'A' | 'B'
  readonly zones: readonly Reward[]
  /** Where the target marker stands. */
  readonly target: Zone
  /** Whose screen locks it. */
  readonly lock: Seat | null
  /** In the order of their ids, so that a table is the same however it came about. */
  readonly dice: readonly PlacedDie[]
}

/** What is inside one player's screen. */
export interface Screen {
  readonly dice: readonly DieId[]
  /** What these dice show, in the same order; empty until they are rolled. */
  readonly shown: readonly Face[]
  readonly rollableAt: Millis
}

export interface HeldPod {
  readonly value: PodValue
  readonly round: number
  /** Where it was gained; `null` is the city centre. */
  readonly district: DistrictIndex | null
}

/** What one player has in front of the screen. */
export interface Holding {
  readonly colour: Colour
  readonly jelly: number
  readonly pods: readonly HeldPod[]
  /** Pods gone back to the box. */
  readonly returned: readonly HeldPod[]
}

/** An icon that is still to be resolved, and the district on whose board it is printed. */
export interface DueIcon {
  readonly icon: Icon
  readonly of: DistrictIndex
}

export type Question =
  | {
      readonly type: 'return-pod'
      readonly waiting: readonly Seat[]
      readonly endsAt: Millis
    }
  | {
      readonly type: 'copy'
      readonly waiting: readonly Seat[]
      readonly endsAt: Millis
      /** The district between the two neighbours. */
      readonly of: DistrictIndex
      readonly chosen: readonly { readonly seat: Seat; readonly from: Direction }[]
    }
  | {
      readonly type: 'give'
      readonly waiting: readonly Seat[]
      readonly endsAt: Millis
      readonly receivers: readonly Seat[]
    }

export interface Play {
  readonly type: 'play'
  /** When the sand has run out; `null` until the timer is flipped. */
  readonly endsAt: Millis | null
  /** When the host's limit flips the timer for everybody. */
  readonly stallsAt: Millis | null
}

/** How a district lies when its reward is due. */
export interface Standing {
  readonly district: DistrictIndex
  /** By seat; 0 is a player who is not present. */
  readonly totals: readonly number[]
  /** Clockwise from the drone. */
  readonly controllers: readonly Seat[]
}

/** While the scoring goes on it is told in one breath; it stands still only for a question. */
export interface Scoring {
  readonly type: 'scoring'
  readonly pause: Pause | null
}

/** Where the scoring stands while somebody chooses. */
export interface Pause {
  readonly question: Question
  readonly standing: Standing
  /** How many districts were opened so far, clockwise from the drone's. */
  readonly opened: number
  /** What is still due in this district; the first one asks. */
  readonly icons: readonly DueIcon[]
  /** The districts that the copying has met, the scored one first. */
  readonly chain: readonly DistrictIndex[]
}

export type Stage =
  | { readonly type: 'set-up' }
  | {
      readonly type: 'ready'
      /** Those who are not ready yet. */
      readonly waiting: readonly Seat[]
      readonly startsBy: Millis | null
    }
  | { readonly type: 'countdown'; readonly startsAt: Millis }
  | Play
  | Scoring
  | { readonly type: 'over'; readonly ending: Ending }

/** The icon by which Jelly changes hands. */
export interface Origin {
  /** The district that was scored. */
  readonly district: DistrictIndex
  /** The one whose reward it was: another one after a copy. */
  readonly of: DistrictIndex
  readonly zone: Zone
  readonly icon: Icon['type']
}

/** Jelly that changes hands: what happened is its own line in the account. */
export type Payment =
  | {
      readonly type: 'gained'
      readonly seat: Seat
      readonly jelly: number
      readonly origin: Origin
    }
  | {
      readonly type: 'gave'
      readonly seat: Seat
      readonly to: Seat
      readonly jelly: number
      readonly origin: Origin
    }
  /** What is in a pod, by the die if its mark asks for one. */
  | {
      readonly type: 'podOpened'
      readonly seat: Seat
      readonly jelly: number
      readonly pod: HeldPod
    }

/** Every Jelly gained or given away, by round. A pod belongs to the round in which it was taken. */
export type Account = readonly (readonly Payment[])[]

/** What stays as it is from the first event to the last. */
export interface Setting {
  readonly options: Options
  /** The district at which the drone points: scoring starts there. */
  readonly drone: DistrictIndex
  /** The seats clockwise from the drone. */
  readonly order: readonly Seat[]
}

export interface Options {
  /** Only sides with green lights. */
  readonly firstGame: boolean
  readonly promoBoards: boolean
  /** A sand timer of 20 seconds instead of 10. */
  readonly relaxed: boolean
  /** `null`: a round lasts until somebody flips the timer or all dice are placed. */
  readonly stallLimit: Millis | null
  readonly rollInterval: Millis
  readonly choiceLimit: Millis
  /** `null`: a round waits until everybody is ready. */
  readonly readyLimit: Millis | null
  readonly countdown: Millis
  /** A host's own set; `null` is the standard one. */
  readonly components: ComponentSet | null
}

export interface State {
  readonly setting: Setting
  readonly round: number
  readonly stage: Stage
  readonly screens: readonly Screen[]
  readonly holdings: readonly Holding[]
  readonly districts: readonly District[]
  readonly centre: readonly PlacedDie[]
  /** Face down; the last one is on top. */
  readonly stack: readonly PodValue[]
  readonly account: Account
}

export type Effect =
  | { readonly type: 'remove'; readonly die: DieId }
  | { readonly type: 'move'; readonly to: Zone }

export interface Placement {
  readonly type: 'place'
  readonly die: DieId
  readonly district: DistrictIndex
  readonly effect: Effect | null
}

export type Action =
  | { readonly type: 'take'; readonly colour: Colour }
  | { readonly type: 'ready' }
  | { readonly type: 'roll' }
  | Placement
  | { readonly type: 'lock'; readonly district: DistrictIndex }
  | { readonly type: 'flip' }
  | { readonly type: 'return'; readonly pod: PodValue }
  | { readonly type: 'copy'; readonly from: Direction }
  | { readonly type: 'give'; readonly to: readonly Seat[] }

export type Event =
  | {
      readonly type: 'cityBuilt'
      readonly districts: readonly Pick<District, 'board' | 'side' | 'zones'>[]
      readonly drone: DistrictIndex
    }
  | { readonly type: 'podsShuffled'; readonly stack: readonly PodValue[] }
  | { readonly type: 'roundPrepared'; readonly round: number; readonly startsBy: Millis | null }
  | { readonly type: 'colourTaken'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'readied'; readonly seat: Seat }
  | { readonly type: 'countdownStarted'; readonly startsAt: Millis }
  | { readonly type: 'roundStarted'; readonly rollableAt: Millis; readonly stallsAt: Millis | null }
  | { readonly type: 'rolled'; readonly seat: Seat }
  | {
      readonly type: 'peeked'
      readonly seat: Seat
      readonly faces: readonly Face[]
      readonly rollableAt: Millis
    }
  | {
      readonly type: 'placed'
      readonly seat: Seat
      readonly die: DieId
      readonly face: Face
      readonly district: DistrictIndex
    }
  | {
      readonly type: 'removed'
      readonly seat: Seat
      readonly die: DieId
      readonly district: DistrictIndex
    }
  | {
      readonly type: 'targetMoved'
      readonly seat: Seat
      readonly district: DistrictIndex
      readonly zone: Zone
    }
  | { readonly type: 'locked'; readonly seat: Seat; readonly district: DistrictIndex }
  | { readonly type: 'flipped'; readonly seat: Seat | null; readonly endsAt: Millis }
  | { readonly type: 'roundEnded'; readonly reason: 'time-up' | 'all-placed' }
  | { readonly type: 'locksReturned' }
  | { readonly type: 'districtOpened'; readonly district: DistrictIndex }
  | {
      readonly type: 'rerolled'
      readonly district: DistrictIndex
      readonly dice: readonly PlacedDie[]
    }
  | {
      readonly type: 'cancelled'
      readonly district: DistrictIndex
      readonly seat: Seat
      readonly face: Face
      readonly dice: readonly DieId[]
    }
  | { readonly type: 'ranked'; readonly standing: Standing }
  | { readonly type: 'copied'; readonly of: DistrictIndex; readonly from: DistrictIndex }
  | { readonly type: 'chainEnded'; readonly of: DistrictIndex; readonly from: DistrictIndex }
  | { readonly type: 'asked'; readonly pause: Pause }
  | { readonly type: 'chose'; readonly seat: Seat; readonly from: Direction }
  | { readonly type: 'answered'; readonly seat: Seat; readonly byDefault: boolean }
  | Payment
  | { readonly type: 'podTaken'; readonly seat: Seat; readonly district: DistrictIndex | null }
  | { readonly type: 'podPeeked'; readonly seat: Seat; readonly pod: PodValue }
  | { readonly type: 'podsShort'; readonly seats: readonly Seat[]; readonly left: number }
  | { readonly type: 'podChosen'; readonly seat: Seat; readonly pod: PodValue }
  | { readonly type: 'podReturned'; readonly seat: Seat }
  | {
      readonly type: 'centreCounted'
      readonly counts: readonly number[]
      readonly leaders: readonly Seat[]
    }
  | { readonly type: 'matchEnded'; readonly ending: Ending }

/** Why an action was turned down. */
export const REFUSALS = [
  'round-not-started',
  'round-over',
  'not-the-time-to-ready',
  'already-ready',
  'colours-settled',
  'colour-taken',
  'no-dice-left',
  'too-soon',
  'no-such-die',
  'not-your-die',
  'already-placed',
  'not-rolled',
  'no-such-district',
  'district-locked',
  'effect-not-of-this-value',
  'target-die-gone',
  'marker-at-its-end',
  'zone-not-adjacent',
  'dice-left',
  'already-locked',
  'lock-spent',
  'too-soon-to-flip',
  'timer-running',
  'not-your-choice',
  'no-such-pod',
  'wrong-receivers',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** A screen as others see it: how much is inside, not what it shows. */
export interface SeenScreen {
  readonly dice: readonly DieId[]
  /** `null`: not for this viewer's eyes. */
  readonly shown: readonly Face[] | null
  readonly rollableAt: Millis | null
}

export interface SeenHolding {
  readonly colour: Colour
  readonly jelly: number
  readonly podCount: number
  readonly returnedCount: number
  /** `null`: face down for this viewer. */
  readonly pods: readonly HeldPod[] | null
  readonly returned: readonly HeldPod[] | null
}

export interface View {
  readonly viewer: Viewer
  readonly setting: Setting
  readonly round: number
  /** [J7.2] By how many quarters the picture is turned: the rules stay as they are. */
  readonly quarterTurns: number
  readonly stage: Stage
  readonly screens: readonly SeenScreen[]
  readonly holdings: readonly SeenHolding[]
  readonly districts: readonly District[]
  readonly centre: readonly PlacedDie[]
  readonly stackCount: number
  readonly account: Account
}

export interface JellyMonster {
  Options: Options
  State: State
  Action: Action
  Event: Event
  View: View
  Refusal: Refusal
}
