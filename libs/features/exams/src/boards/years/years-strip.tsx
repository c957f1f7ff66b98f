import { MIN_SAMPLE, figure, fineShareText, partText, rangeText } from '@mapa/domain';
import { Meta, VisuallyHidden, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { BoardProfile } from '../model';
import { yearsTable, type YearCell } from './years';

/** Weight of each matéria in each year: a table whose cells are coloured by weight. */
export function YearsStrip({ board }: { board: BoardProfile }) {
  const { columns, rows } = yearsTable(board);
  if (columns.length === 0) return <Meta>Nenhuma questão desta banca diz de que ano é.</Meta>;
  if (columns.length === 1) return <Meta>Todas as questões com ano são de {columns[0]?.name}.</Meta>;
  const hasGap = columns.some(({ size }) => size < MIN_SAMPLE);
  return (
    <>
      {/* Explicit roles: on a phone the rows use another layout, which would remove a table's semantics. */}
      <Table role="table" aria-label="Parte de cada matéria em cada ano">
        <thead>
          <Line role="row" $columns={columns.length}>
            <Corner role="columnheader">
              <VisuallyHidden>Matéria</VisuallyHidden>
            </Corner>
            {columns.map(({ name, size }) => (
              <Year key={name} role="columnheader" scope="col">
                {name}
                <Size>
                  <VisuallyHidden>, amostra de </VisuallyHidden>
                  {figure(size)}
                </Size>
              </Year>
            ))}
          </Line>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <Line key={id} role="row" $columns={columns.length}>
              <Name role="rowheader" scope="row">
                {name}
              </Name>
              {cells.map((cell, index) => (
                <Cell key={columns[index]?.name} cell={cell} size={columns[index]?.size ?? 0} />
              ))}
            </Line>
          ))}
        </tbody>
      </Table>
      <Legend>
        Abaixo de cada ano, o tamanho da amostra.
        {hasGap ? ` O traço quer dizer sem base: menos de ${MIN_SAMPLE} questões.` : null}
      </Legend>
    </>
  );
}

function Cell({ cell: { part, proportion, heat }, size }: { cell: YearCell; size: number }) {
  if (!proportion) {
    return (
      <Square role="cell" $heat={0}>
        <span aria-hidden>–</span>
        <VisuallyHidden>sem base</VisuallyHidden>
      </Square>
    );
  }
  const basis = `${rangeText(proportion)}, ${partText(part, size)}`;
  return (
    <Square role="cell" $heat={heat} title={basis}>
      {fineShareText(proportion.share)}
      <VisuallyHidden> ({basis})</VisuallyHidden>
    </Square>
  );
}

const Table = styled.table`
  display: block;
  width: 100%;
  font-variant-numeric: tabular-nums;
  & > thead,
  & > tbody {
    display: grid;
    gap: ${token.space.x1};
  }
  & > thead {
    margin-bottom: ${token.space.x1};
  }
  ${media.medium} {
    & > tbody {
      gap: 2px;
    }
  }
`;

/** One line of years; on a phone the matéria is above them. */
const Line = styled.tr<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 2px;
  ${media.medium} {
    grid-template-columns: minmax(0, 12rem) repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    align-items: stretch;
  }
`;

const Legend = styled(Meta)`
  margin-top: ${token.space.x1h};
  font-size: ${token.size.tiny};
`;

const Corner = styled.th`
  position: relative;
  grid-column: 1 / -1;
  ${media.medium} {
    grid-column: auto;
  }
`;

const Year = styled.th`
  font-size: ${token.size.tiny};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.snug};
  text-align: center;
  align-self: end;
`;

const Size = styled.span`
  display: block;
  color: ${token.color.inkFaint};
  font-weight: ${token.weight.text};
`;

const Name = styled.th`
  grid-column: 1 / -1;
  font-size: ${token.size.small};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.snug};
  text-align: left;
  ${media.medium} {
    grid-column: auto;
    align-self: center;
    padding-right: ${token.space.x1};
  }
`;

const { color } = token;
const heats = [color.well, color.heatWash, color.heat1, color.heat2, color.heat3];

const Square = styled.td<{ $heat: YearCell['heat'] }>`
  position: relative;
  padding: ${token.space.x1} 0;
  border-radius: ${token.radius.small};
  background: ${({ $heat }) => heats[$heat]};
  font-size: ${token.size.tiny};
  line-height: ${token.leading.snug};
  text-align: center;
  forced-color-adjust: none;
`;
