import { filesOf, weigh } from './weigh.mjs';

const manifest = {
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js', imports: ['src/entry-client.tsx'] },
  'src/pages/questions.tsx': { file: 'questions.js', isDynamicEntry: true, imports: ['_vendor.js', '_panel.js'] },
  '_panel.js': { file: 'panel.js' },
  'src/pages/auth/login.tsx': { file: 'login.js', isDynamicEntry: true, imports: ['_panel.js'] },
  'src/dialog.tsx': { file: 'dialog.js', isDynamicEntry: true },
};
const bytes = { 'entry.js': 10, 'vendor.js': 100, 'questions.js': 5, 'panel.js': 7, 'login.js': 2, 'dialog.js': 1000 };
const application = {
  name: 'site',
  manifest,
  entry: 'src/entry-client.tsx',
  weight: (file) => bytes[file],
  routeLimit: 20,
};

describe('the weight of an application', () => {
  it('counts each script of an import circle once', () => {
    expect(filesOf(manifest, 'src/entry-client.tsx')).toEqual(['entry.js', 'vendor.js']);
  });

  it('is that of the files of every page, and of each page beyond them', () => {
    expect(weigh({ ...application, sharedLimit: 140 })).toEqual([
      { what: 'site: what every page loads', bytes: 110, limit: 140, scripts: 2 },
      { what: 'site: src/pages/questions.tsx', bytes: 12, limit: 20, scripts: 4 },
      { what: 'site: src/pages/auth/login.tsx', bytes: 9, limit: 20, scripts: 4 },
    ]);
  });

  it('counts each file once, however many pages load it', () => {
    const weighed = [];
    const weight = (file) => weighed.push(file) && bytes[file];
    weigh({ ...application, weight });
    expect(weighed.toSorted()).toEqual(['entry.js', 'login.js', 'panel.js', 'questions.js', 'vendor.js']);
  });

  it('is reported without a limit if there is none', () => {
    expect(weigh(application)[0]).toEqual({ what: 'site: what every page loads', bytes: 110, limit: null, scripts: 2 });
  });
});
