import { describe, expect, test } from 'bun:test'
import { privateTraces, unfinishedNotes } from '#tidy/traces.ts'

const address = (host: string) => ['ada', host].join('@')

describe('unfinished notes', () => {
  test.each([
    ['src/kernel/match.ts', '\n// TODO later'],
    ['src/kernel/match.ts', '\n/* FIXME: wrong */'],
    ['src/web/home.css', '\n/* TODO */'],
    ['src/web/Home.svelte', '<script>\n// FIXME\n</script>'],
    ['README.md', '\nTODO: write this'],
    ['docs/protocol.md', '\n- [TODO] write this'],
  ])('%s: %j', (path, text) => {
    expect(unfinishedNotes([{ path, text }])).toMatchObject([{ path, line: 2 }])
  })

  test.each([
    ['src/kernel/match.ts', "const word = 'TODO'"],
    ['src/kernel/match.ts', '// the method of Todor'],
    ['CONTRIBUTING.md', 'No TODO or FIXME reaches main.'],
  ])('%s may say %s', (path, text) => {
    expect(unfinishedNotes([{ path, text }])).toEqual([])
  })
})

describe('private traces', () => {
  test.each([
    ['src/server/main.ts', "\nconst folder = '/tmp/journal'"],
    ['docs/operating.md', '\ncd /root/gobelet'],
    ['docs/operating.md', '\nsee `/home/ada/gobelet`'],
    ['package.json', '\n"cache": "/work/cache"'],
    ['docs/operating.md', '\nC:\\Users\\ada'],
    ['package-lock.json', '\n"resolved": "https://npm.registry.inside.example/x.tgz"'],
    ['src/launcher/install.mjs', "\nconst host = 'http://mirror:4873/'"],
    ['LICENSE', `\nwritten by ${address('home.dev')}`],
    ['src/kernel/match.test.ts', `\n// ask ${address('home.dev')}`],
  ])('%s: %j', (path, text) => {
    expect(privateTraces([{ path, text }])).toMatchObject([{ path, line: 2 }])
  })

  test.each([
    ['src/server/main.test.ts', "const folder = '/tmp/journal'"],
    ['src/server/main.ts', "import { x } from '../work/item.ts'"],
    ['src/server/main.ts', 'https://example.org/tmp/'],
    ['src/server/main.ts', 'https://registry.npmjs.org/'],
    ['docs/operating.md', 'npm install bun@1.4.4, git@github.com:gobelet/gobelet.git'],
    ['docs/operating.md', address('example.org')],
    ['src/web/home.html', '<img src="cup@2x.png">'],
  ])('%s may say %s', (path, text) => {
    expect(privateTraces([{ path, text }])).toEqual([])
  })
})
