import { useSession } from '@mapa/auth';
import type { Role } from '@mapa/domain';
import { Lead, Page, PageTitle, RowsSkeleton, lazyPart, token, useListAddress } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { OwnRequests } from '../requests/own-requests';
import { REQUESTS_ADDRESS, viewsOf } from '../requests/requests-address';

const LEADS: Readonly<Record<Role, string>> = {
  estudante: 'Os comentários que você pediu aos professores. Quando um deles responde, o seu menu avisa.',
  professor: 'As questões que os estudantes pediram para explicar, o pedido mais antigo primeiro.',
  admin: 'O que os estudantes acharam errado nas questões e nos comentários, o mais antigo primeiro, e o que pagaram.',
  master: 'O que os estudantes pediram aos professores, o que acharam errado e o que pagaram.',
};

// Most visitors of this screen are students, so the staff's views are loaded on demand.
const StaffViews = lazyPart(() => import('./staff-views').then((module) => module.StaffViews), {
  Waiting: () => <Waiting />,
  retries: true,
});

/** One route for every role: the student's own requests, the teachers' queue, and the moderators' queue. */
export function RequestsScreen() {
  const { user } = useSession();
  const { filters, replace } = useListAddress(REQUESTS_ADDRESS);
  const role = user?.role ?? 'estudante';
  const views = viewsOf(role);
  const open = views.find(({ value }) => value === filters.aba)?.value ?? views[0]?.value ?? 'minhas';
  return (
    <Screen>
      <PageTitle>Solicitações</PageTitle>
      <Lead>{LEADS[role]}</Lead>
      {user ? null : <Waiting />}
      {user && role === 'estudante' ? <OwnRequests /> : null}
      {user && role !== 'estudante' ? (
        <StaffViews views={views} open={open} onOpen={(aba) => replace({ aba })} />
      ) : null}
    </Screen>
  );
}

function Waiting() {
  return (
    <>
      <Placeholder />
      <RowsSkeleton label="Carregando solicitações" />
    </>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

/** Reserves the height of the choices and the count. */
const Placeholder = styled.div`
  min-height: calc(2.25rem + ${token.space.x2} + 1.5rem);
`;
