import { sampleEntry } from '../testing/outbox/entries';
import { sampleUuid } from '../testing/samples';
import { createMirror } from './mirror';
import { createMemoryStorage } from './storage/memory-storage';

function createTest() {
  const storage = createMemoryStorage(true);
  const changed = jest.fn();
  const mirror = createMirror(storage, changed);
  const pending = () => mirror.of('pending').map(({ body }) => body.questao_id);
  return { storage, changed, mirror, pending };
}

describe('the entries in memory', () => {
  it('are the current student’s, and empty without a student', async () => {
    const { storage, mirror, pending } = createTest();
    await storage.add(sampleEntry(1));
    await storage.add(sampleEntry(2, 'bia'));
    await mirror.show('ana');
    expect([pending(), mirror.shows('ana'), mirror.shows('bia')]).toEqual([[1], true, false]);
    await mirror.show(undefined);
    expect([pending(), mirror.shows('ana')]).toEqual([[], false]);
  });

  it('are announced when a student arrives and when the disk was read', async () => {
    const { mirror, changed } = createTest();
    const shown = mirror.show('ana');
    expect(changed).toHaveBeenCalledTimes(1);
    await shown;
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('disappear at once when another student arrives, before the disk is read', async () => {
    const { storage, mirror, pending } = createTest();
    await storage.add(sampleEntry(1));
    await mirror.show('ana');
    const shown = mirror.show('bia');
    expect(pending()).toEqual([]);
    await shown;
  });

  it("follow each change and announce it once; another student's changes are ignored", async () => {
    const { mirror, changed, pending } = createTest();
    await mirror.show('ana');
    changed.mockClear();
    mirror.put(sampleEntry(1));
    mirror.patch(sampleUuid(1), { state: 'refused', lastError: 'Recusada.' });
    expect([pending(), mirror.of('refused')]).toMatchObject([[], [{ lastError: 'Recusada.', student: 'ana' }]]);
    mirror.drop(sampleUuid(1));
    expect([mirror.of('refused'), changed.mock.calls.length]).toEqual([[], 3]);
    mirror.put(sampleEntry(2, 'bia'));
    mirror.patch(sampleUuid(9), { attempts: 1 });
    mirror.drop(sampleUuid(9));
    expect([pending(), changed.mock.calls.length]).toEqual([[], 3]);
  });

  it('are read again if something changed during the reading', async () => {
    const { storage, mirror, pending } = createTest();
    const list = storage.list;
    await mirror.show('ana');
    let reads = 0;
    storage.list = async (student) => {
      reads += 1;
      const listed = await list(student);
      if (reads === 1) {
        await storage.add(sampleEntry(1));
        mirror.put(sampleEntry(1));
      }
      return listed;
    };
    await mirror.reload();
    expect([pending(), reads]).toEqual([[1], 2]);
  });

  it('are not those of a student who left during the reading', async () => {
    const { storage, mirror, pending } = createTest();
    await storage.add(sampleEntry(1));
    const [first, second] = [mirror.show('ana'), mirror.show('bia')];
    await Promise.all([first, second]);
    expect(pending()).toEqual([]);
  });
});
