import {
  discardDrafts,
  draftKey,
  expireDrafts,
  isUnkept,
  listDrafts,
  readDraft,
  visitorKey,
  writeDraft,
} from './drafts';

const ANA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001';
const BIA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002';
const COMMENT = draftKey('comentario', ANA, 5);
const DAY_MS = 86_400_000;
const DAY = Date.parse('2026-01-10T12:00:00Z');

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  discardDrafts(ANA);
  localStorage.clear();
  sessionStorage.clear();
});

describe('drafts on this device', () => {
  it('are listed and discarded for one student alone', () => {
    writeDraft(COMMENT, 'Falta a crase.');
    writeDraft(draftKey('aviso', ANA, 'questao-7'), 'O gabarito mudou.');
    writeDraft(draftKey('comentario', BIA, 5), 'De outra.');
    localStorage.setItem(`mapa:desconhecido:${ANA}:1`, 'x');
    expect(listDrafts(ANA).map(({ kind, about, text }) => [kind, about, text])).toEqual([
      ['comentario', '5', 'Falta a crase.'],
      ['aviso', 'questao-7', 'O gabarito mudou.'],
    ]);
    discardDrafts(ANA);
    expect([listDrafts(ANA), listDrafts(BIA).length]).toEqual([[], 1]);
  });

  it('leave nothing behind once emptied', () => {
    writeDraft(COMMENT, 'x');
    writeDraft(COMMENT, '');
    expect(localStorage).toHaveLength(0);
  });

  it('of a visitor stay in the tab', () => {
    writeDraft(visitorKey('aviso', 'questao-7'), 'O gabarito mudou.');
    expect([localStorage.length, sessionStorage.getItem('mapa:aviso:questao-7')]).toEqual([0, 'O gabarito mudou.']);
  });

  it('that do not fit stay on the page, and the older text stays on the device', () => {
    writeDraft(COMMENT, 'Falta');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeDraft(COMMENT, 'Falta a crase.')).toBe(false);
    expect([readDraft(COMMENT), isUnkept(COMMENT), localStorage.getItem(COMMENT)]).toEqual([
      'Falta a crase.',
      true,
      'Falta',
    ]);
    expect(listDrafts(ANA).map(({ text }) => text)).toEqual(['Falta a crase.']);
    full.mockRestore();
    expect(writeDraft(COMMENT, 'Falta a crase. Agora cabe.')).toBe(true);
    expect([isUnkept(COMMENT), localStorage.getItem(COMMENT)]).toEqual([false, 'Falta a crase. Agora cabe.']);
  });

  it('expire 90 server days after the last change was first reported', () => {
    writeDraft(COMMENT, 'Falta a crase.');
    writeDraft(draftKey('comentario', BIA, 5), 'De outra.');
    expireDrafts(DAY);
    writeDraft(draftKey('anotacao', ANA, 9), '{}');
    expireDrafts(DAY + 60 * DAY_MS);
    writeDraft(COMMENT, 'Falta a crase. E a vírgula.');
    expireDrafts(DAY + 90 * DAY_MS);
    expect([listDrafts(ANA).length, listDrafts(BIA).length]).toEqual([2, 1]);
    expireDrafts(DAY + 91 * DAY_MS);
    expect([listDrafts(ANA).length, listDrafts(BIA)]).toEqual([2, []]);
    expireDrafts(DAY + 151 * DAY_MS);
    expect(listDrafts(ANA).map(({ kind }) => kind)).toEqual(['comentario']);
    expireDrafts(DAY + 181 * DAY_MS);
    expect([listDrafts(ANA), localStorage.length]).toEqual([[], 0]);
  });

  it.each([400, -400])('stay if the device clock jumps by %i days, and once it is right again', (days) => {
    jest.useFakeTimers({ now: DAY });
    writeDraft(COMMENT, 'Falta a crase.');
    expireDrafts(DAY);
    jest.setSystemTime(DAY + days * DAY_MS);
    expireDrafts(DAY);
    writeDraft(draftKey('anotacao', ANA, 9), '{}');
    expireDrafts(DAY);
    jest.setSystemTime(DAY);
    expireDrafts(DAY);
    expect(listDrafts(ANA)).toHaveLength(2);
  });

  it('of an earlier version, dated by the device, count their days from now', () => {
    localStorage.setItem(COMMENT, 'De antes.');
    localStorage.setItem('mapa:rascunhos', JSON.stringify({ [COMMENT]: 1 }));
    expireDrafts(DAY);
    expect([listDrafts(ANA).length, localStorage.getItem('mapa:rascunhos')]).toEqual([1, null]);
  });
});
