import type { Incidence } from '../model';
import { percentText, questionsOf } from '@mapa/domain';
import { Button, ChevronDownIcon, HeatRow, media, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { changeFilters, questionsAddress, type Filters } from '../filters/filter-params';
import { incidenceLevel, type IncidenceRow } from './incidence-level';

const FIRST_ROWS = 7;

const narrowTo = (filters: Filters, { id, isMatter }: IncidenceRow): Filters =>
  changeFilters(filters, isMatter ? { materia_id: [id], assunto_id: [] } : { materia_id: [], assunto_id: [id] });

/** Weight of each subject among the results; each row filters the list by its subject. */
export function IncidenceList({ incidence, filters }: { incidence: Incidence | undefined; filters: Filters }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const rows = incidence ? incidenceLevel(incidence, filters) : [];
  if (rows.length < 2) return null;
  return (
    <section aria-labelledby={`${id}-titulo`}>
      <Title id={`${id}-titulo`}>O que mais cai</Title>
      <Opener aria-expanded={open} aria-controls={`${id}-lista`} onClick={() => setOpen(!open)} type="button">
        O que mais cai nestas questões
        <ChevronDownIcon size={18} aria-hidden />
      </Opener>
      <Rows id={`${id}-lista`} $open={open}>
        {rows.slice(0, all ? undefined : FIRST_ROWS).map((row) => (
          <li key={row.id}>
            <HeatRow
              name={row.name}
              figure={`${percentText(row.percent)} · ${questionsOf(row.questions)}`}
              width={row.width}
              to={questionsAddress(narrowTo(filters, row))}
            />
          </li>
        ))}
        {rows.length > FIRST_ROWS && !all ? (
          <li>
            <Button variant="ghost" size="small" onClick={() => setAll(true)}>
              Ver mais {rows.length - FIRST_ROWS}
            </Button>
          </li>
        ) : null}
      </Rows>
    </section>
  );
}

const Title = styled.h2`
  font-family: ${token.family.serif};
  display: none;
  margin-bottom: ${token.space.x1};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  ${media.large} {
    display: block;
  }
`;

const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${token.target};
  border-block: 1px solid ${token.color.rule};
  color: ${token.color.heatInk};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  cursor: pointer;
  & > svg {
    transition: transform ${token.motion.quick};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.large} {
    display: none;
  }
`;

const Rows = styled.ol<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  gap: ${token.space.half};
  padding-block: ${token.space.x1};
  ${media.large} {
    display: grid;
    padding-block: 0;
  }
`;
