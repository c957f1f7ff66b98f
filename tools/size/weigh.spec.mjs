import { filesOf, weigh } from './weigh.mjs';

const manifest = {
  'src/entry-client.tsx': { file: 'entry.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js', imports: ['src/entry-client.tsx'] },
  'src/pages/questions.tsx': { file: 'questions.js', isDynamicEntry: true, imports: ['_vendor.js', '_panel.js'] },
  '_panel.js': { file: 'panel.js' },
  'src/dialog.tsx': { file: 'dialog.js', isDynamicEntry: true },
};
const bytes = { 'entry.js': 10, 'vendor.js': 100, 'questions.js': 5, 'panel.js': 7, 'dialog.js': 1000 };
const application = { name: 'site', manifest, entry: 'src/entry-client.tsx', weight: (file) => bytes[file], routeLimit: 20 };

describe('the weight of an application', () => {
  it('counts each script of a circle once', () => {
    expect(filesOf(manifest, 'src/entry-client.tsx')).toEqual(['entry.js', 'vendor.js']);
  });

  it('is that of the entry with a page, and of each page beyond the entry', () => {
    expect(weigh({ ...application, firstLoad: { page: 'src/pages/questions.tsx', limit: 140 } })).toEqual([
      { what: 'site: first load with src/pages/questions.tsx', bytes: 122, limit: 140 },
      { what: 'site: src/pages/questions.tsx', bytes: 12, limit: 20 },
    ]);
  });

  it('says so when the page to measure is not there', () => {
    expect(weigh({ ...application, firstLoad: { page: 'src/pages/none.tsx', limit: 140 } })[0]).toEqual({
      what: 'site: first load without a page',
      bytes: 110,
      limit: 140,
    });
  });
});
