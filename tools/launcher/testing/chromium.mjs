import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure } from '../core/failure.mjs';
import { progress } from '../core/progress.mjs';
import { childEnvironment, root, tool } from '../core/root.mjs';
import { ended, startChild } from '../process/children.mjs';
import { runQuietly } from '../process/run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browsers that a machine may have, the likeliest first. */
export function candidates(path, playwrights) {
  const folders = path.split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', playwrights];
}

/** An existing file may still lack its libraries: it has to print its version. */
async function runs(file) {
  const { code } = await ended(startChild(file, ['--version'], { stdio: 'ignore' }));
  return code === 0;
}

async function findOne() {
  const playwrights = createRequire(join(root, 'package.json'))('playwright').chromium.executablePath();
  for (const file of candidates(process.env.PATH ?? '', playwrights)) {
    if (existsSync(file) && (await runs(file))) return file;
  }
  return null;
}

const installers = [
  {
    says: "installing Playwright's Chromium",
    possible: () => true,
    steps: [[tool('playwright'), ['install', 'chromium']]],
  },
  {
    says: 'installing the chromium package of this system',
    possible: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    steps: [
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
    ],
  },
];

async function install({ says, steps }) {
  progress(says);
  const env = childEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  for (const [program, args] of steps)
    await runQuietly(says, program, args, { log: join(root, 'tmp/chromium.log'), env });
}

/** The path of a Chromium that runs: CHROMIUM_PATH, the system's, Playwright's, or one installed now. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given) && (await runs(given))) return given;
    throw new Failure(`CHROMIUM_PATH=${given} does not run`);
  }
  let found = await findOne();
  for (const installer of installers) {
    if (found || !installer.possible()) continue;
    await install(installer).catch(() => undefined);
    found = await findOne();
  }
  if (!found)
    throw new Failure(
      'no Chromium was found or could be installed; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH',
    );
  return found;
}
