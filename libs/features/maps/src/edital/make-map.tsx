import { apiErrorOf, useMakeEditalMapMutation, useRoadQuery, useWriteStudyPlanMutation } from '@mapa/api-client';
import { calendarText, dayInBrasilia, routePath } from '@mapa/domain';
import { Button, ButtonLink, Checkbox, FieldError, Link, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Edital, EditalReading } from '../model';

const LONGEST_NAME = 80;

/** Makes the map and opens its first question; stores the exam day in the week plan unless the student declines. */
export function MakeMap({ edital, reading }: { edital: Edital; reading: EditalReading }) {
  const { data_prova, assuntos, orgao } = reading;
  const [make, making] = useMakeEditalMapMutation();
  const [write, writing] = useWriteStudyPlanMutation();
  const [takesDay, setTakesDay] = useState(true);
  const navigate = useNavigate();
  const isAhead = data_prova !== null && data_prova >= dayInBrasilia();
  const { mapa_id: mapId } = edital;
  const hasMap = mapId !== null;
  const handleMake = async () => {
    const { data } = await make({ id: edital.id });
    if (!data) return;
    if (isAhead && takesDay && !hasMap)
      await write({ data_prova, nome_prova: (orgao?.nome ?? edital.nome).slice(0, LONGEST_NAME) });
    void navigate(routePath('mapQuestions', { id: data.mapa.id }));
  };
  const questions = assuntos.reduce((sum, one) => sum + one.questoes, 0);
  if (questions === 0)
    return (
      <p role="status">O banco ainda não tem questões de nenhum tópico deste programa: confira os tópicos abaixo.</p>
    );
  return (
    <Act>
      {isAhead && !hasMap ? (
        <Checkbox checked={takesDay} onChange={({ target }) => setTakesDay(target.checked)}>
          Planejar minha semana para a prova de {calendarText(data_prova)}
        </Checkbox>
      ) : null}
      <Row>
        {mapId !== null ? <ButtonLink to={routePath('mapQuestions', { id: mapId })}>Estudar o mapa</ButtonLink> : null}
        <Button
          variant={hasMap ? 'secondary' : 'primary'}
          busy={making.isLoading || writing.isLoading}
          onClick={() => void handleMake()}
        >
          {hasMap ? 'Atualizar o mapa' : 'Criar o mapa e começar'}
        </Button>
        {mapId === null ? null : <RoadLink mapId={mapId} />}
      </Row>
      {making.error ? <FieldError role="alert">{apiErrorOf(making.error).message}</FieldError> : null}
    </Act>
  );
}

/** The link to the road, if this map is the student's goal. */
function RoadLink({ mapId }: { mapId: number }) {
  const { data } = useRoadQuery();
  if (data?.caminho?.mapa.id !== mapId) return null;
  return <Link to={`${routePath('performance')}#caminho`}>Ver o caminho até a prova</Link>;
}

const Act = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1h};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x2};
`;
