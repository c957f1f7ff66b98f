import { styled } from 'styled-components';
import { token } from '../theme/token';
import { ValueReader, type ValueReaderProps } from '../pictures/value-reader';

export interface Column {
  key: string | number;
  /** 0–1 of the picture's height; null draws nothing. */
  height: number | null;
  /** The column in words: "semana de 16 de nov.: 41 respostas". */
  value: string;
  /** A colour other than the picture's. */
  ink?: string;
}

export interface ColumnsProps extends Pick<ValueReaderProps, 'label' | 'caption' | 'idle' | 'below'> {
  columns: readonly Column[];
  tone?: 'ink' | 'correct';
  /** With fewer columns the rest of the width stays empty. */
  least?: number;
}

/** Units of the drawing that a column and its gap take. */
const PITCH = 10;
const WIDTH = 8;
const HEIGHT = 100;
/** Least height, so that small values are visible. */
const LOWEST = 2;
const LEAST_COLUMNS = 8;

/** Columns side by side over a baseline, each with its value in words; all are as wide as the picture allows. */
export function Columns({ columns, tone = 'ink', least = LEAST_COLUMNS, ...reader }: ColumnsProps) {
  const places = Math.max(columns.length, least);
  return (
    <ValueReader
      {...reader}
      values={columns.map(({ value }) => value)}
      markAt={(place) => Math.floor(place * places)}
      {...(reader.idle === undefined ? { first: columns.length - 1 } : {})}
    >
      {(shown) => (
        <Picture
          aria-hidden
          focusable="false"
          viewBox={`0 0 ${places * PITCH - (PITCH - WIDTH)} ${HEIGHT}`}
          preserveAspectRatio="none"
          $tone={tone}
        >
          {columns.map(({ key, height, ink }, at) => {
            const drawn = height === null || height <= 0 ? 0 : Math.max(Math.min(height, 1) * HEIGHT, LOWEST);
            const place = { x: at * PITCH, width: WIDTH };
            return (
              <g key={key}>
                {at === shown ? <rect className="place" {...place} height={HEIGHT} /> : null}
                <rect {...place} y={HEIGHT - drawn} height={drawn} fill={ink} />
              </g>
            );
          })}
        </Picture>
      )}
    </ValueReader>
  );
}

const Picture = styled.svg<{ $tone: 'ink' | 'correct' }>`
  display: block;
  width: 100%;
  height: 4rem;
  border-bottom: 1px solid ${token.color.edge};
  fill: ${({ $tone }) => ($tone === 'ink' ? token.color.edge : token.color.accuracy4)};
  forced-color-adjust: none;
  & .place {
    fill: ${token.color.well};
  }
`;
