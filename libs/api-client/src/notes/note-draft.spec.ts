import { joinedNotes, parseNoteDraft, noteSyncState, noteDraftText } from './note-draft';

const stored = { text: 'Na conta.', revision: 3 };

describe('a note that is being written', () => {
  it.each([
    ['nothing was typed', null, stored, 'settled'],
    ['it says what the account says', { text: 'Na conta.', base: 1 }, stored, 'settled'],
    ['it is blank and the account has none', { text: ' \n', base: 0 }, { text: '', revision: 0 }, 'settled'],
    ['it was written over what the account holds', { text: 'Nova.', base: 3 }, stored, 'pending'],
    ['the account has none any more', { text: 'Nova.', base: 2 }, { text: '', revision: 4 }, 'pending'],
    [
      'it was written without knowing, and the account has none',
      { text: 'Nova.', base: null },
      { text: '', revision: 0 },
      'pending',
    ],
    ['the account was changed elsewhere', { text: 'Nova.', base: 2 }, stored, 'conflict'],
    ['it was written without knowing of another', { text: 'Nova.', base: null }, stored, 'conflict'],
    ['the account cannot be asked', { text: 'Nova.', base: 3 }, undefined, 'waiting'],
  ] as const)('when %s', (_, draft, account, standing) => {
    expect(noteSyncState(draft, account)).toBe(standing);
  });

  it("is joined with the account's text without losing either", () => {
    expect(joinedNotes({ text: 'Minha.', base: 1 }, stored)).toEqual({ text: 'Na conta.\n\nMinha.', base: 3 });
  });

  it('is restored from the device unchanged, and anything else is no draft', () => {
    const draft = { text: 'Com "aspas"\n', base: null };
    expect(parseNoteDraft(noteDraftText(draft))).toEqual(draft);
    for (const kept of ['', 'x', 'null', '{"texto":3,"base":1}', '{"texto":"a"}'])
      expect(parseNoteDraft(kept)).toBeNull();
    expect(noteDraftText(null)).toBe('');
  });
});
