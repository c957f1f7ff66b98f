import { counted, figure } from '@mapa/domain';
import { Badge, Button, ChevronDownIcon, SectionTitle, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Edital, EditalDiscipline, EditalReading } from '../model';
import { TopicDialog } from './topic-dialog';
import { WeightForm } from './weight-form';

/** The programme of the office: each discipline with its weight, its topics, and their subjects in the bank. */
export function Programme({ edital, reading }: { edital: Edital; reading: EditalReading }) {
  return (
    <section>
      <SectionTitle>Programa</SectionTitle>
      <Rows aria-label="Disciplinas">
        {reading.disciplinas.map((discipline) => (
          <li key={discipline.indice}>
            <Discipline edital={edital} discipline={discipline} />
          </li>
        ))}
      </Rows>
    </section>
  );
}

function Discipline({ edital, discipline }: { edital: Edital; discipline: EditalDiscipline }) {
  const { nome, questoes, peso, duvida, fora, topicos, lugar } = discipline;
  const [topic, setTopic] = useState<number | null>(null);
  const lacking = topicos.filter(({ assuntos }) => !assuntos.some((one) => one.questoes > 0)).length;
  const opened = topic === null ? null : (topicos[topic] ?? null);
  return (
    <Box>
      <summary>
        <Name>
          <strong>{nome}</strong>
          <span>
            {fora ? 'fora do mapa' : `${figure(questoes)} × ${figure(peso)}`} ·{' '}
            {counted(topicos.length, 'tópico', 'tópicos')}
            {lugar.pagina === null ? '' : ` · p. ${lugar.pagina}`}
          </span>
        </Name>
        {duvida && !fora ? <Badge tone="warning">confira o peso</Badge> : null}
        {lacking > 0 ? <Badge>{lacking} sem questões</Badge> : null}
        <ChevronDownIcon size={20} aria-hidden />
      </summary>
      <WeightForm edital={edital} discipline={discipline} />
      <Topics aria-label={`Tópicos de ${nome}`}>
        {topicos.map(({ indice, numero, texto, nivel, assuntos }) => (
          <Topic key={indice} $level={nivel}>
            <p>
              {numero ? <Number>{numero}</Number> : null}
              {texto}
            </p>
            <Means>
              {assuntos.length > 0 ? (
                assuntos.map((one) => (
                  <Badge key={one.id} tone={one.questoes > 0 ? 'accent' : 'neutral'}>
                    {one.nome} · {figure(one.questoes)}
                  </Badge>
                ))
              ) : (
                <Badge>sem questões ainda</Badge>
              )}
              <Button
                variant="ghost"
                size="small"
                aria-label={`Corrigir o tópico ${numero || texto}`}
                onClick={() => setTopic(indice)}
              >
                Corrigir
              </Button>
            </Means>
          </Topic>
        ))}
      </Topics>
      {opened ? (
        <TopicDialog edital={edital} discipline={discipline.indice} topic={opened} onClose={() => setTopic(null)} />
      ) : null}
    </Box>
  );
}

const Rows = styled.ul`
  max-width: 52rem;
  margin-top: ${token.space.x1};
`;

const Box = styled.details`
  border-bottom: 1px solid ${token.color.rule};
  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.half} ${token.space.x1};
    min-height: ${token.target};
    padding-block: ${token.space.x1h};
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    margin-left: auto;
    color: ${token.color.inkSoft};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Name = styled.span`
  display: grid;
  min-width: min(100%, 14rem);
  overflow-wrap: anywhere;
  & > span {
    color: ${token.color.inkSoft};
    font-size: ${token.size.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Topics = styled.ol`
  padding-bottom: ${token.space.x2};
`;

const Topic = styled.li<{ $level: number }>`
  display: grid;
  gap: ${token.space.half};
  padding-block: ${token.space.x1};
  padding-left: ${({ $level }) => $level}rem;
  overflow-wrap: anywhere;
`;

const Number = styled.span`
  margin-right: ${token.space.x1};
  color: ${token.color.inkFaint};
  font-variant-numeric: tabular-nums;
`;

const Means = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1};
`;
