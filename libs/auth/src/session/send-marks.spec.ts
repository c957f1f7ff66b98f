import { joinMark, markText } from '@mapa/api-client';
import { offline, refuse, sampleMarks, sampleProfile, sampleUuid, type FakeCalls } from '@mapa/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { draftKey, listDrafts, writeDraft } from '../browser/drafts';
import { writeToken } from '../browser/token-cookie';
import { clearDevice, createTestSession } from '../testing/session-page';
import { markAbout, sendKeptMarks } from './send-marks';

const MARKS = 'PUT /api/customer-area/sitting/{id}/marks';
const ana = sampleProfile();
const ANA = ana.usuario.id;
const BIA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002';
const [FIRST, SECOND] = [sampleUuid(700), sampleUuid(701)];
const keep = (student: string, sitting: string, questao: number, alternativa_id: number) =>
  void writeDraft(
    draftKey('simulado', student, markAbout(sitting, questao)),
    markText(joinMark(null, { alternativa_id })),
  );
const left = (student: string) => listDrafts(student).map(({ about }) => about);

afterEach(clearDevice);

function open(calls: FakeCalls) {
  writeToken('token-of-ana', '');
  return createTestSession({ calls: { 'GET /api/customer-area/user/me': ana, ...calls } });
}

describe('marks of sittings that wait on this device', () => {
  it('are sent when their student is back, one call per sitting, and no other student’s', async () => {
    keep(ANA, FIRST, 101, 1);
    keep(ANA, FIRST, 102, 2);
    keep(ANA, SECOND, 103, 3);
    keep(BIA, FIRST, 104, 4);
    const { start, seen } = open({ [MARKS]: ({ marcas }) => sampleMarks(marcas) });
    await start();
    await waitFor(() => expect(left(ANA)).toEqual([]));
    const sent = seen.filter(({ call }) => call === MARKS);
    expect(sent.map(({ args, token }) => [args.id, (args.marcas as object[]).length, token])).toEqual([
      [FIRST, 2, 'token-of-ana'],
      [SECOND, 1, 'token-of-ana'],
    ]);
    expect(left(BIA)).toHaveLength(1);
  });

  it('stay without a connection, and are removed if the sitting no longer exists', async () => {
    keep(ANA, FIRST, 101, 1);
    const { store } = open({ [MARKS]: offline() });
    const sender = { dispatch: store.dispatch, studentId: ANA };
    expect(await sendKeptMarks(sender, FIRST)).toMatchObject({ kind: 'later', error: { kind: 'offline' } });
    expect(left(ANA)).toHaveLength(1);
    const gone = open({ [MARKS]: refuse(404) });
    expect(await sendKeptMarks({ ...sender, dispatch: gone.store.dispatch }, FIRST)).toMatchObject({ kind: 'refused' });
    expect(left(ANA)).toEqual([]);
  });

  it('that came after the end are removed, and their student is told the number until the notice is closed', async () => {
    keep(ANA, FIRST, 101, 1);
    keep(ANA, FIRST, 102, 2);
    const flag = { ...joinMark(null, { para_rever: true }), dispositivo: sampleUuid(9) };
    const other = { ...joinMark(null, { alternativa_id: 4 }), dispositivo: sampleUuid(9) };
    writeDraft(draftKey('simulado', ANA, markAbout(FIRST, 103)), markText(flag));
    writeDraft(draftKey('simulado', ANA, markAbout(FIRST, 104)), markText(other));
    const { store, seen } = open({
      [MARKS]: ({ marcas }) => ({
        ...sampleMarks(marcas, { estado: 'entregue' }),
        recusadas: marcas.map(({ questao_id }) => questao_id).filter((id) => id !== 102),
      }),
    });
    await act(() => sendKeptMarks({ dispatch: store.dispatch, studentId: ANA }, FIRST));
    expect(seen.filter(({ call }) => call === MARKS)).toHaveLength(2);
    expect(left(ANA)).toEqual([]);
    // A flag without an alternative is no mark.
    expect(
      await screen.findByText('2 marcações deste aparelho chegaram depois do fim do simulado e não contam.'),
    ).toBeVisible();
  });

  it('stay if they were changed during the sending', async () => {
    keep(ANA, FIRST, 101, 1);
    const { store } = open({
      [MARKS]: ({ marcas }) => {
        keep(ANA, FIRST, 101, 2);
        return sampleMarks(marcas);
      },
    });
    expect(await sendKeptMarks({ dispatch: store.dispatch, studentId: ANA }, FIRST)).toMatchObject({ kind: 'sent' });
    expect(left(ANA)).toHaveLength(1);
  });
});
