import { styled } from 'styled-components';
import { token } from '../theme/token';

interface Column {
  key: string;
  /** 0–1 of the picture's height; null draws nothing. */
  height: number | null;
}

interface ColumnsProps {
  /** The picture in words. */
  label: string;
  columns: readonly Column[];
  tone?: 'ink' | 'correct';
}

/** Units of the drawing that a column and its gap take. */
const PITCH = 10;
const WIDTH = 8;
const HEIGHT = 100;
/** What is small is still seen. */
const LOWEST = 2;
/** Fewer columns leave the rest of the width empty. */
const LEAST_COLUMNS = 8;

/** Columns side by side over a line; all of them are as wide as the picture allows. */
export function Columns({ label, columns, tone = 'ink' }: ColumnsProps) {
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(columns.length, LEAST_COLUMNS) * PITCH - (PITCH - WIDTH)} ${HEIGHT}`}
      preserveAspectRatio="none"
      $tone={tone}
    >
      {columns.map(({ key, height }, at) => {
        if (height === null || height <= 0) return null;
        const drawn = Math.max(Math.min(height, 1) * HEIGHT, LOWEST);
        return <rect key={key} x={at * PITCH} y={HEIGHT - drawn} width={WIDTH} height={drawn} />;
      })}
    </Picture>
  );
}

const Picture = styled.svg<{ $tone: 'ink' | 'correct' }>`
  display: block;
  width: 100%;
  height: 4rem;
  border-bottom: 1px solid ${token.color.edge};
  fill: ${({ $tone }) => ($tone === 'ink' ? token.color.edge : token.color.accuracy4)};
  forced-color-adjust: none;
`;
