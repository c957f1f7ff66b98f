import { Button, ChevronDownIcon, Link, media, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { changeFilters, questionsAddress } from '../filters/filter-params';
import type { Filters } from '../filters/filter-params';
import type { Incidence } from '../model';
import { incidenceLevel } from './incidence-level';
import type { IncidenceRow } from './incidence-level';

const FIRST_ROWS = 7;
const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const number = new Intl.NumberFormat('pt-BR');

const narrowTo = (filters: Filters, { id, isMatter }: IncidenceRow): Filters =>
  changeFilters(filters, isMatter ? { materia_id: [id], assunto_id: [] } : { materia_id: [], assunto_id: [id] });

/** How much each subject weighs in the questions found; each row narrows the list to its subject. */
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
            <Row look="bare" to={questionsAddress(narrowTo(filters, row))}>
              <span>{row.name}</span>
              <Figure title={`${number.format(row.questions)} questões`}>{percent.format(row.percent)}%</Figure>
              <Bar aria-hidden>
                <Heat $width={row.width} $heat={row.heat} />
              </Bar>
            </Row>
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
  display: none;
  margin-bottom: ${token.space.x1};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
  ${media.large} { display: block; }
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
  & > svg { transition: transform ${token.motion.quick}; }
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
  ${media.large} { display: none; }
`;

const Rows = styled.ol<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  gap: ${token.space.half};
  padding-block: ${token.space.x1};
  ${media.large} { display: grid; padding-block: 0; }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token.space.half} ${token.space.x1};
  padding-block: ${token.space.x1};
  font-size: ${token.size.small};
  line-height: ${token.leading.snug};
  ${media.hover} { &:hover > span:first-child { text-decoration: underline; text-underline-offset: 0.2em; } }
`;

const Figure = styled.span`
  color: ${token.color.heatInk};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  border-radius: ${token.radius.pill};
  background: ${token.color.heatWash};
`;

const heats = { 1: token.color.heat2, 2: token.color.heat2, 3: token.color.heat3, 4: token.color.heat3 };

const Heat = styled.span<{ $width: number; $heat: IncidenceRow['heat'] }>`
  display: block;
  width: ${({ $width }) => $width}%;
  height: 100%;
  border-radius: inherit;
  background: ${({ $heat }) => heats[$heat]};
`;
