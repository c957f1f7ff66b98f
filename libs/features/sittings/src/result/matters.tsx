import { Button, ChevronDownIcon, SectionTitle, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { MatterScore, Result } from '../model';
import { SpreadBar } from './spread';
import { matterNote, matterTexts } from './texts';

export interface MattersProps {
  result: Result;
  /** The matéria whose questions the list shows alone; null: all. */
  only: number | null;
  onOnly: (only: number | null) => void;
}

/** Number of matérias shown before expanding; one more is shown rather than a button. */
const FIRST = 6;

/** The score in each matéria; pressing one shows its questions alone. Nothing for a single matéria, which is the whole. */
export function Matters({ result: { materias, penaliza_erro }, only, onOnly }: MattersProps) {
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  if (materias.length < 2) return null;
  const shown = isWhole || materias.length <= FIRST + 1 ? materias : materias.slice(0, FIRST);
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Por matéria{penaliza_erro ? ', em pontos líquidos' : ''}</SectionTitle>
      <List>
        {shown.map((matter) => (
          <li key={matter.materia_id}>
            <Row
              type="button"
              aria-pressed={matter.materia_id === only}
              onClick={() => onOnly(matter.materia_id === only ? null : matter.materia_id)}
            >
              <Line matter={matter} isPenalised={penaliza_erro} />
            </Row>
          </li>
        ))}
      </List>
      {shown.length < materias.length ? (
        <div>
          <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
            Ver todas as {materias.length} matérias
          </Button>
        </div>
      ) : null}
    </Part>
  );
}

function Line({ matter, isPenalised }: { matter: MatterScore; isPenalised: boolean }) {
  const { lead, rest } = matterTexts(matter, isPenalised);
  return (
    <>
      <Head>
        <span>{matter.nome}</span>{' '}
        <Figure>
          <strong>{lead}</strong> <Rest>{rest}</Rest>
          <ChevronDownIcon size={16} aria-hidden />
        </Figure>
      </Head>
      <SpreadBar counts={matter} />
      <Note>{matterNote(matter, isPenalised)}</Note>
    </>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x1};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  column-gap: ${token.space.x4};
  & > li {
    border-bottom: 1px solid ${token.color.rule};
  }
`;

const Row = styled.button`
  display: grid;
  gap: ${token.space.half};
  width: 100%;
  padding: ${token.space.x1h} 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover,
  &[aria-pressed='true'] {
    background: ${token.color.accentWash};
    box-shadow: 0 0 0 ${token.space.x1} ${token.color.accentWash};
    clip-path: inset(0 calc(-1 * ${token.space.x1}));
  }
`;

const Head = styled.span`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${token.space.x2};
  font-weight: ${token.weight.strong};
`;

const Figure = styled.span`
  flex: none;
  font-weight: ${token.weight.text};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > svg {
    display: inline;
    margin-left: ${token.space.half};
    color: ${token.color.inkFaint};
    vertical-align: -0.15em;
  }
`;

const Rest = styled.span`
  color: ${token.color.inkSoft};
`;

const Note = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
