import { counted, EDUCATION_LEVELS, optionLabel } from '@mapa/domain';
import { Button, FieldError, ProgressBar, SectionTitle, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Edital, EditalReading } from '../model';
import { Facts } from './facts';
import { MakeMap } from './make-map';
import { Programme } from './programme';
import { StudyOrder } from './study-order';
import { useCorrect } from './use-correct';

/** The reading of an edital: the office, the link to the map, and all correctable parts. */
export function Reading({ edital, reading }: { edital: Edital; reading: EditalReading }) {
  const [isChanging, setIsChanging] = useState(false);
  const { cargos, cargo } = reading;
  if (cargos.length > 1 && (cargo === null || isChanging))
    return <Offices edital={edital} reading={reading} onChosen={() => setIsChanging(false)} />;
  return (
    <>
      <Facts
        edital={edital}
        reading={reading}
        onChangeOffice={cargos.length > 1 ? () => setIsChanging(true) : undefined}
      />
      <Coverage reading={reading} />
      <MakeMap edital={edital} reading={reading} />
      <StudyOrder reading={reading} />
      <Programme edital={edital} reading={reading} />
    </>
  );
}

function Offices({ edital, reading, onChosen }: { edital: Edital; reading: EditalReading; onChosen: () => void }) {
  const { change, isLoading, problem } = useCorrect(edital);
  const handleChoose = async (cargo: number) => {
    if (await change({ cargo })) onChosen();
  };
  return (
    <section>
      <SectionTitle>Qual é o seu cargo?</SectionTitle>
      <p>O edital tem {counted(reading.cargos.length, 'cargo', 'cargos')}; o programa depende dele.</p>
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
      <List aria-label="Cargos">
        {reading.cargos.map(({ indice, nome, escolaridade }) => (
          <li key={indice}>
            <Office
              type="button"
              disabled={isLoading}
              aria-current={reading.cargo === indice || undefined}
              onClick={() => void handleChoose(indice)}
            >
              <strong>{nome}</strong>
              {escolaridade ? <span>{optionLabel(EDUCATION_LEVELS, escolaridade)}</span> : null}
            </Office>
          </li>
        ))}
      </List>
      {reading.cargo === null ? null : (
        <Button variant="ghost" size="small" onClick={onChosen}>
          Voltar
        </Button>
      )}
    </section>
  );
}

function Coverage({ reading: { cobertura, sem_titulo } }: { reading: EditalReading }) {
  const { topicos, com_questoes } = cobertura;
  const lacking = topicos - com_questoes;
  return (
    <Covered aria-label="Cobertura do programa">
      <p>
        <strong>
          {com_questoes} de {counted(topicos, 'tópico', 'tópicos')}
        </strong>{' '}
        do programa {com_questoes === 1 ? 'tem' : 'têm'} questões no banco
        {lacking > 0
          ? `; ${lacking === 1 ? 'o outro está marcado' : `os outros ${lacking} estão marcados`} abaixo.`
          : '.'}
      </p>
      <ProgressBar label="Tópicos com questões" value={com_questoes} max={topicos} />
      {sem_titulo ? (
        <Note>
          Nenhum título diz onde começa o conteúdo programático, e o texto inteiro foi lido como programa: confira as
          disciplinas abaixo.
        </Note>
      ) : null}
    </Covered>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.x1};
  max-width: 44rem;
  margin-block: ${token.space.x2};
`;

const Office = styled.button`
  display: grid;
  gap: ${token.space.half};
  width: 100%;
  min-height: ${token.target};
  padding: ${token.space.x1h} ${token.space.x2};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  color: ${token.color.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover,
  &[aria-current] {
    border-color: ${token.color.accent};
    background: ${token.color.accentWash};
  }
  & > span {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
  }
`;

const Covered = styled.section`
  display: grid;
  gap: ${token.space.x1};
  max-width: 44rem;
`;

const Note = styled.p`
  color: ${token.color.warning};
  font-size: ${token.size.small};
`;
