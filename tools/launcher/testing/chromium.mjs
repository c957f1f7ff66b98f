import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure } from '../core/failure.mjs';
import { progress } from '../core/progress.mjs';
import { childEnvironment, root, tool } from '../core/root.mjs';
import { ended, startChild } from '../core/children.mjs';
import { runQuietly } from '../process/run.mjs';

/** Chromium without a window, which Playwright's own headless runs use as well: it uses less CPU time per page. */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The browsers that a machine may have, the likeliest first; `headless` puts the headless shell first. */
export function candidates(path, playwrights, { headless = false } = {}) {
  const folders = path.split(delimiter).filter(Boolean);
  const onPath = [...(headless ? [headlessShell] : []), ...names].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [...onPath, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', playwrights];
}

/** An existing file may still lack its libraries: it must print its version. */
async function runs(file) {
  const { code } = await ended(startChild(file, ['--version'], { stdio: 'ignore' }));
  return code === 0;
}

async function findOne(setting) {
  const playwrights = createRequire(join(root, 'package.json'))('playwright').chromium.executablePath();
  for (const file of candidates(process.env.PATH ?? '', playwrights, setting)) {
    if (existsSync(file) && (await runs(file))) return file;
  }
  return null;
}

const installers = ({ headless = false }) => [
  {
    says: "installing Playwright's Chromium",
    possible: () => true,
    steps: [[tool('playwright'), ['install', 'chromium']]],
  },
  {
    says: 'installing the Chromium of this system',
    possible: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    steps: [
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', '--no-install-recommends', headless ? headlessShell : 'chromium']],
    ],
  },
];

async function install({ says, steps }) {
  progress(says);
  const env = childEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  for (const [program, args] of steps)
    await runQuietly(says, program, args, { log: join(root, 'tmp/chromium.log'), env });
}

/**
 * The path of a working Chromium: CHROMIUM_PATH, the system's, Playwright's, or one installed now. With `headless` the
 * headless shell is preferred, but not installed if there is another one.
 */
export async function findChromium(setting = {}) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given) && (await runs(given))) return given;
    throw new Failure(`CHROMIUM_PATH=${given} does not run`);
  }
  let found = await findOne(setting);
  for (const installer of installers(setting)) {
    if (found || !installer.possible()) continue;
    await install(installer).catch(() => undefined);
    found = await findOne(setting);
  }
  if (!found)
    throw new Failure(
      'no Chromium was found or could be installed; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH',
    );
  return found;
}
