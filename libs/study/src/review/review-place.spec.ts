import { WHOLE_LISTS, readReviewPlace, writeReviewPlace } from './review-place';

const read = (search: string) => readReviewPlace(new URLSearchParams(search));

describe('a place in a review', () => {
  it.each([
    ['', 'hoje'],
    ['?lista=respondidas', 'hoje'],
    ['?lista=certeza', 'certeza'],
  ] as const)('of everything is, of the address "%s", the list "%s"', (search, list) => {
    expect(readReviewPlace(new URLSearchParams(search), WHOLE_LISTS).list).toBe(list);
  });

  it.each([
    ['', 'respondidas', 1],
    ['?lista=hoje', 'hoje', 1],
    ['?lista=certeza&page=3', 'certeza', 3],
  ] as const)('goes into the address "%s" and comes back', (search, list, page) => {
    expect(writeReviewPlace(list, page)).toBe(search);
    expect(read(search)).toEqual({ list, page });
  });

  it.each(['?lista=tudo', '?lista=certeza&page=0', '?lista=certeza&page=1.5', '?lista=certeza&page=99999', '?page=2'])('reads no page out of %s', (search) => {
    expect(read(search).page).toBe(1);
  });
});
