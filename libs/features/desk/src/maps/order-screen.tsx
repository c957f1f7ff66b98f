import { useMapOrderQuery, type ApiError } from '@mapa/api-client';
import { counted, routePath } from '@mapa/domain';
import {
  ActionDialog,
  Button,
  Cluster,
  ErrorState,
  FieldError,
  Link,
  Meta,
  RowsSkeleton,
  SectionTitle,
  media,
  toast,
  token,
  usePlaceTitle,
} from '@mapa/ui-kit';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MapOrder } from '../model';
import { OrderList } from './order-list';
import { moved, type OrderRow } from './order-moves';
import { useOrder } from './use-order';

/** The order of a map's matérias and assuntos, which admin and master change. */
export function OrderScreen({ viewer }: { viewer: string }) {
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useMapOrderQuery({ id: Number(id) });
  usePlaceTitle(currentData?.mapa.nome ?? 'Mapa', 'Mesa');
  return (
    <>
      <Link look="quiet" to={routePath('deskMaps')}>
        Todos os mapas
      </Link>
      {currentData ? (
        <Order key={currentData.mapa.id} loaded={currentData} isReadOnly={viewer === 'professor'} />
      ) : error ? (
        <ErrorState title="O mapa não pôde ser carregado" onRetry={() => void refetch()} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : (
        <RowsSkeleton label="Carregando a ordem do mapa" />
      )}
    </>
  );
}

const orderText = (isByHand: boolean): string =>
  isByHand
    ? 'Ordem feita à mão: uma matéria depois da outra.'
    : 'Ordem da incidência: o assunto mais cobrado antes, de matérias que se alternam. A que você guardar aqui vai de uma matéria para a outra.';

function Order({ loaded, isReadOnly }: { loaded: MapOrder; isReadOnly: boolean }) {
  const order = useOrder(loaded);
  const { matters, isChanged, isByHand, isBusy } = order;
  const { nome, estudantes } = loaded.mapa;
  const [told, setTold] = useState('');
  const [isReturning, setIsReturning] = useState(false);
  const handleMove = (row: OrderRow, by: -1 | 1, name: string) => {
    order.move(row, by);
    setTold(placeText(moved(matters, row, by), row, name));
  };
  const handleSave = async (how: 'order' | 'incidence') => {
    const isSaved = await order.save(how);
    setIsReturning(false);
    setTold('');
    if (isSaved) toast.success(how === 'order' ? 'Ordem guardada.' : 'O mapa voltou à ordem da incidência.');
  };
  return (
    <>
      <Head>
        <SectionTitle>Ordem de {nome}</SectionTitle>
        <p>{orderText(isByHand)}</p>
        <Meta>
          {counted(estudantes, 'estudante tem', 'estudantes têm')} este mapa. A nova ordem aparece na próxima visita, e
          o que já responderam fica.
        </Meta>
      </Head>
      <OrderList matters={matters} onMove={isReadOnly ? undefined : handleMove} />
      {order.isLate ? (
        <Late role="alert">
          <p>
            Outra pessoa mudou este mapa enquanto você o ordenava. A sua ordem continua aqui, com os assuntos de agora:
            guarde para pôr a sua no lugar da dela.
          </p>
          <Button variant="ghost" size="small" onClick={order.yieldTo}>
            Ficar com a dela
          </Button>
        </Late>
      ) : null}
      {order.failure ? <FieldError role="alert">{order.failure}</FieldError> : null}
      {isReadOnly ? null : (
        <Foot>
          <Cluster>
            <Button busy={isBusy} disabled={!isChanged && isByHand} onClick={() => void handleSave('order')}>
              Guardar a ordem
            </Button>
            {isChanged && !order.isLate ? (
              <Button variant="secondary" disabled={isBusy} onClick={order.yieldTo}>
                Descartar
              </Button>
            ) : null}
            {isByHand ? (
              <Button variant="ghost" disabled={isBusy} onClick={() => setIsReturning(true)}>
                Voltar à da incidência
              </Button>
            ) : null}
          </Cluster>
          <Meta role="status">{told || (isChanged ? 'Há mudanças que não foram guardadas.' : null)}</Meta>
        </Foot>
      )}
      {isReturning ? (
        <ActionDialog
          title="Voltar à ordem da incidência?"
          description="A ordem feita à mão fica só na auditoria."
          action="Voltar"
          busy={isBusy}
          onAct={() => void handleSave('incidence')}
          onClose={() => setIsReturning(false)}
        />
      ) : null}
    </>
  );
}

/** Where a row is after a move, as it is read out. */
function placeText(matters: MapOrder['materias'], { matterId, topicId }: OrderRow, name: string): string {
  const matter = matters.find(({ id }) => id === matterId);
  const list: readonly { id: number }[] = topicId === undefined ? matters : (matter?.assuntos ?? []);
  const place = list.findIndex(({ id }) => id === (topicId ?? matterId)) + 1;
  return `${name}: ${place}º de ${list.length}${topicId === undefined ? '' : ` em ${matter?.nome ?? ''}`}.`;
}

const Head = styled.header`
  display: grid;
  gap: ${token.space.half};
  max-width: ${token.measure.reading};
  overflow-wrap: anywhere;
`;

const Late = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1};
  padding: ${token.space.x2};
  border-left: 3px solid ${token.color.warning};
  background: ${token.color.well};
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x2};
  max-width: 44rem;
  padding-block: ${token.space.x1h};
  background: ${token.color.paper};
  & > [role='status'] {
    min-height: 1.25rem;
  }
  ${media.belowMedium} {
    position: static;
  }
`;
