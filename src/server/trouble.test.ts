import { expect, test } from 'bun:test'
import { whyNotListening } from '#server/trouble.ts'

const failure = (code: string) => Object.assign(new Error(`listen ${code}`), { code })

test('a port below 1024 needs another account or another port', async () => {
  const sentence = await whyNotListening(failure('EACCES'), { host: '0.0.0.0', port: 80 })
  expect(sentence).toContain('Port 80 is not open to this account')
  expect(sentence).toContain('PORT=4000 npm start')
})

test('what we do not know is told as it came, without a stack', async () => {
  const sentence = await whyNotListening(failure('EMFILE'), { host: '0.0.0.0', port: 4000 })
  expect(sentence).toBe('The server cannot listen on 0.0.0.0, port 4000: listen EMFILE')
})
