import { useSession } from '@mapa/auth';
import { limitsOf, routePath } from '@mapa/domain';
import { ButtonLink, EmptyState, Link, Page, PageTitle, Stack, token } from '@mapa/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { printedNotebook } from '../print-address';
import { PrintView } from './print-view';

/** The screen on which a notebook is laid out for paper. */
export function PrintScreen() {
  const [search] = useSearchParams();
  const { user } = useSession();
  const id = printedNotebook(search);
  return (
    <Screen>
      <Top $gap="x1">
        <Link look="quiet" to={routePath('notebooks')}>
          Meus cadernos
        </Link>
        <PageTitle>Imprimir caderno</PageTitle>
      </Top>
      {id === null ? (
        <EmptyState
          title="Escolha o que imprimir"
          action={<ButtonLink to={routePath('notebooks')}>Ver meus cadernos</ButtonLink>}
        >
          Este endereço não diz qual é o caderno.
        </EmptyState>
      ) : null}
      {id !== null && user ? <PrintView key={id} id={id} isLimited={limitsOf(user).questionsPerDay !== null} /> : null}
    </Screen>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  padding-block: ${token.space.x3} ${token.space.x8};
  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`;

const Top = styled(Stack)`
  @media print {
    display: none;
  }
`;
