import { sampleDeskPaper, sampleDeskSubjects, sampleDraft, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Desk } from '../screen/desk';

const ROUTE = '/area-estudante/mesa/provas';

/** Renders the page of a paper at the desk, over a network with a spec's responses. */
export function showPaper(calls: FakeCalls = {}, viewer = 'admin') {
  const paper = sampleDeskPaper();
  return showAsStudent(
    <Routes>
      <Route path={`${ROUTE}/:id`} element={<Desk route="deskPaper" viewer={viewer} />} />
    </Routes>,
    {
      calls: {
        'GET /api/customer-area/desk/paper/{id}': paper,
        'GET /api/customer-area/desk/paper/{id}/question/{posicao}': ({ posicao }) =>
          sampleDraft({ posicao, nome: `Questão ${posicao}` }),
        'PUT /api/customer-area/desk/paper/{id}/presence': { outros: [], mudada_em: '2026-03-14T12:30:00.000Z' },
        'GET /api/customer-area/desk/subject': sampleDeskSubjects(),
        ...calls,
      },
      role: 'admin',
      route: `${ROUTE}/${paper.id}`,
    },
  );
}

/** The question that is open in it. */
export const openDraft = async () => within(await screen.findByRole('region', { name: 'Questão em revisão' }));

/** The bodies that a call was sent with, in order. */
export const bodiesOf = (seen: readonly { call: string; args: object }[], call: string) =>
  seen.filter((one) => one.call === call).map(({ args }) => args);
