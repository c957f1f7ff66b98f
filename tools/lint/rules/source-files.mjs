import { readdirSync } from 'node:fs';

const SOURCE = /\.([cm]?[jt]s|tsx)$/;
const NOT_COUNTED = /(\.spec\.|\.journey\.|\.d\.[cm]?ts$)/;

/** Source files of a folder as the house counts them: specs, journeys and declarations apart. */
export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !NOT_COUNTED.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}
