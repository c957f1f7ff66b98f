/**
 * Measures pages with Lighthouse (mobile preset) and prints one line of JSON for each: medians of its runs. A program of its own on Node 24:
 * `node measure.mjs FOLDER CHROMIUM ORIGIN RUNS SLOWDOWN PATH…`, where FOLDER is what Lighthouse is installed in.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, chromium, origin, runs, slowdown, ...paths] = process.argv.slice(2);
const installed = (file) => import(pathToFileURL(join(folder, 'node_modules', file)).href);
const { default: lighthouse } = await installed('lighthouse/core/index.js');
const {
  throttling: { mobileSlow4G },
} = await installed('lighthouse/core/config/constants.js');
const { launch } = await installed('chrome-launcher/dist/index.js');

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  fcp_ms: 'first-contentful-paint',
  lcp_ms: 'largest-contentful-paint',
  tbt_ms: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** Lighthouse's own recording failed, which is not the page's fault and happens at times on a busy machine. */
const lostRecordings = ['NO_NAVSTART', 'NO_TRACING_STARTED'];
const LOST_LIMIT = 3;

/** The figures of one run; null if Lighthouse lost its recording. Throws if the page failed. */
async function measure(url, port) {
  const { lhr } = await lighthouse(
    url,
    { port, logLevel: 'error', output: 'json', onlyCategories: categories },
    {
      extends: 'lighthouse:default',
      settings: { throttling: { ...mobileSlow4G, cpuSlowdownMultiplier: Number(slowdown) } },
    },
  );
  if (lostRecordings.includes(lhr.runtimeError?.code)) return null;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const requests = lhr.audits['network-requests'].details.items;
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)])),
    ...Object.fromEntries(Object.entries(audits).map(([key, audit]) => [key, lhr.audits[audit].numericValue ?? 0])),
    benchmark_index: lhr.environment.benchmarkIndex,
    requests: requests.length,
    kb: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000,
  };
}

const browser = await launch({
  chromePath: chromium,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking'],
});
try {
  for (const path of paths) {
    const results = [];
    let lost = 0;
    while (results.length < Number(runs)) {
      const result = await measure(origin + path, browser.port);
      if (result) results.push(result);
      else lost += 1;
      if (lost > LOST_LIMIT) throw new Error(`${path}: Lighthouse lost ${lost} recordings`);
    }
    const figures = Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]);
    process.stdout.write(`${JSON.stringify({ path, lost, ...Object.fromEntries(figures) })}\n`);
  }
} finally {
  await browser.kill();
}
