import { useSession } from '@mapa/auth';
import type { Role } from '@mapa/domain';
import { Lead, Page, PageTitle, RowsSkeleton, Tabs, token, useListAddress } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Reports } from '../moderation/reports';
import type { RenderQuestion } from '../shared/question-slot';
import { Queue } from '../teaching/queue';
import { OwnRequests } from './own-requests';
import { REQUESTS_ADDRESS, viewsOf } from './requests-address';
import type { View } from './requests-address';

const LEADS: Readonly<Record<Role, string>> = {
  estudante: 'Os comentários que você pediu aos professores. Quando um deles responde, o sino avisa.',
  professor: 'As questões que os estudantes pediram para explicar, as mais pedidas primeiro.',
  admin: 'O que os estudantes acharam errado nas questões e nos comentários, o mais antigo primeiro.',
  master: 'O que os estudantes pediram aos professores e o que acharam errado.',
};

/** One route for all: what a student asked for, what waits for a teacher, what waits for a moderator. */
export function RequestsScreen({ renderQuestion }: { renderQuestion: RenderQuestion }) {
  const { user } = useSession();
  const { filters, replace } = useListAddress(REQUESTS_ADDRESS);
  if (!user) {
    return (
      <Screen>
        <PageTitle>Solicitações</PageTitle>
        <Lead>{LEADS.estudante}</Lead>
        <Place />
        <RowsSkeleton label="Carregando solicitações" />
      </Screen>
    );
  }
  const panels: Record<View, ReactNode> = {
    minhas: <OwnRequests renderQuestion={renderQuestion} />,
    fila: <Queue renderQuestion={renderQuestion} />,
    denuncias: <Reports renderQuestion={renderQuestion} />,
  };
  const views = viewsOf(user.role);
  const open = views.find(({ value }) => value === filters.aba) ?? views[0];
  return (
    <Screen>
      <PageTitle>Solicitações</PageTitle>
      <Lead>{LEADS[user.role]}</Lead>
      {views.length > 1 ? (
        <Tabs
          label="O que há para fazer"
          value={open?.value ?? null}
          onChange={(aba) => replace({ aba: aba as View })}
          items={views.map(({ value, label }) => ({ value, label, panel: panels[value] }))}
        />
      ) : null}
      {views.length === 1 && open ? panels[open.value] : null}
    </Screen>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

/** As high as the choices and the count that will stand here. */
const Place = styled.div`
  min-height: calc(2.25rem + ${token.space.x2} + 1.5rem);
`;
