import { sampleEntry } from '../../testing/outbox/entries';
import { withJournal } from './journal';
import { createMemoryStorage } from './memory-storage';

/** A page that is left before the disk takes anything: additions never settle. */
const leftPage = () => withJournal({ ...createMemoryStorage(), add: () => new Promise(() => undefined) });

const questionsOf = async (storage: ReturnType<typeof withJournal>, student: string) =>
  (await storage.list(student)).map(({ body }) => body.questao_id);

beforeEach(() => localStorage.clear());

describe('an answer whose page is left before the disk has it', () => {
  it("is its student's in the next page, in the order of the answers, and only once", async () => {
    const left = leftPage();
    for (const [n, student] of [
      [3, 'ana'],
      [1, 'ana'],
      [2, 'bia'],
    ] as const)
      void left.add(sampleEntry(n, student, n));
    const disk = createMemoryStorage();
    const next = withJournal(disk);
    expect(await questionsOf(next, 'ana')).toEqual([1, 3]);
    expect(await questionsOf(next, 'ana')).toEqual([1, 3]);
    expect(await questionsOf(withJournal(disk), 'ana')).toEqual([1, 3]);
    expect(await questionsOf(next, 'bia')).toEqual([2]);
    expect(localStorage).toHaveLength(0);
  });

  it('may be found by another tab while its own still writes', async () => {
    const disk = createMemoryStorage();
    const [own, other] = [withJournal(disk), withJournal(disk)];
    const adding = own.add(sampleEntry(1));
    expect(await questionsOf(other, 'ana')).toEqual([1]);
    await adding;
    expect(await questionsOf(own, 'ana')).toEqual([1]);
    expect(localStorage).toHaveLength(0);
  });

  it('waits while the disk refuses it, without keeping the others from being read', async () => {
    void leftPage().add(sampleEntry(1));
    const disk = createMemoryStorage();
    await disk.add(sampleEntry(2));
    const full = withJournal({ ...disk, add: () => Promise.reject(new Error('full')) });
    expect(await questionsOf(full, 'ana')).toEqual([2]);
    expect(await questionsOf(withJournal(disk), 'ana')).toEqual([2, 1]);
  });
});

it('an answer that could not be stored is not kept, as its student is told', async () => {
  const full = withJournal({ ...createMemoryStorage(), add: () => Promise.reject(new Error('full')) });
  await expect(full.add(sampleEntry(1))).rejects.toThrow('full');
  expect(localStorage).toHaveLength(0);
});

it('what is no entry in local storage is left alone', async () => {
  for (const [key, text] of [
    ['mapa-outbox:a', '{'],
    ['mapa-outbox:b', 'null'],
    ['mapa-outbox:c', '{"student":"ana"}'],
    ['mapa-notas', '{"student":"ana","uuid":"x","body":{}}'],
  ] as const)
    localStorage.setItem(key, text);
  expect(await questionsOf(withJournal(createMemoryStorage()), 'ana')).toEqual([]);
  expect(localStorage).toHaveLength(4);
});

it('the browser may deny its local storage', async () => {
  const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  try {
    const storage = withJournal(createMemoryStorage());
    await storage.add(sampleEntry(1));
    expect(await questionsOf(storage, 'ana')).toEqual([1]);
  } finally {
    denied.mockRestore();
  }
});
