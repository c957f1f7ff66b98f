import { WHOLE_LISTS, readReviewPosition, writeReviewPosition } from './review-position';

const read = (search: string) => readReviewPosition(new URLSearchParams(search));

describe('a position in a review', () => {
  it.each([
    ['', 'hoje'],
    ['?lista=respondidas', 'hoje'],
    ['?lista=certeza', 'certeza'],
  ] as const)('of everything is, of the address "%s", the list "%s"', (search, list) => {
    expect(readReviewPosition(new URLSearchParams(search), WHOLE_LISTS).list).toBe(list);
  });

  it.each([
    ['', 'respondidas', { page: 1 }],
    ['?lista=hoje', 'hoje', { page: 1 }],
    ['?lista=certeza&page=3', 'certeza', { page: 3 }],
    ['?lista=certeza&estado_ate=1773491400000&page=2', 'certeza', { page: 2, estado_ate: 1_773_491_400_000 }],
  ] as const)('is written into the address "%s" and read back', (search, list, position) => {
    expect(writeReviewPosition(list, position)).toBe(search);
    expect(read(search)).toEqual({ list, ...position });
  });

  it.each(['?lista=tudo', '?lista=certeza&page=0', '?lista=certeza&page=1.5', '?lista=certeza&page=99999', '?page=2'])(
    'reads no page out of %s',
    (search) => {
      expect(read(search).page).toBe(1);
    },
  );

  it.each(['?lista=certeza&estado_ate=0', '?lista=certeza&estado_ate=ontem', '?lista=hoje&estado_ate=5'])(
    'reads no anchor out of %s',
    (search) => {
      expect(read(search)).not.toHaveProperty('estado_ate');
    },
  );
});
