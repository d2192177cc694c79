// The door to every command. Plain JavaScript without dependencies, since nothing is installed yet;
// this file itself keeps to old syntax, so that an old Node can still say that it is too old.
const OLDEST = 20
const found = process.versions.node

if (Number(found.split('.')[0]) < OLDEST) {
  console.error(
    `\nGobelet needs Node ${OLDEST} or newer; this is Node ${found}. ` +
      'Install a newer one from https://nodejs.org and try again.\n',
  )
  process.exitCode = 1
} else {
  import('./command.mjs').then(({ perform }) => perform(process.argv.slice(2)))
}
