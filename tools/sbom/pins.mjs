/** Minimum versions of packages with a known fault in earlier ones, including a malicious one. */
const FLOORS = {
  fastify: '5.8.5',
  axios: '1.15.2',
  'js-cookie': '3.0.7',
  'react-router': '7.18.0',
  sharp: '0.35.0',
};

const EXACT = /^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const numbers = (version) => version.split('-')[0].split('.').map(Number);

function isBelow(version, floor) {
  const [one, other] = [numbers(version), numbers(floor)];
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && one[at] < other[at];
}

/** Dependencies of a package.json that name no exact version, as `name: range`. */
export const loosePins = ({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, range]) => !EXACT.test(range))
    .map(([name, range]) => `${name}: ${range}`);

/** Packages of a lock file below their minimum, wherever they are installed, as `path: version`. */
export const belowFloor = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, { version }]) => {
      const floor = FLOORS[path.split('node_modules/').at(-1)];
      return floor && isBelow(version, floor);
    })
    .map(([path, { version }]) => `${path}: ${version}`);
