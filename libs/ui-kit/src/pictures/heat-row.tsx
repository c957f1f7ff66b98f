import { css, styled } from 'styled-components';
import { BareLink } from '../actions/bare-link';
import { quietLink, quietLinkPointed } from '../actions/link-look';
import { media } from '../theme/media';
import { token } from '../theme/token';

export interface HeatRowProps {
  name: string;
  /** Its weight in figures. */
  figure: string;
  /** Relative to the heaviest row of its list, 0–100. */
  width: number;
  /** The row's link; none by default. */
  to?: string;
}

/** The width of a row's bar relative to the heaviest of its list, 0–100. */
export const heatWidth = (count: number, heaviest: number): number => Math.round((count / Math.max(1, heaviest)) * 100);

/** A row of a list with a frequency as figure and amber bar. */
export function HeatRow({ name, figure, width, to }: HeatRowProps) {
  const content = (
    <>
      <span>{name}</span>
      <Figure>{figure}</Figure>
      <Bar aria-hidden focusable="false">
        <rect className="track" width="100%" height="6" rx="3" />
        <rect className={width > 50 ? 'hot' : 'warm'} width={`${width}%`} height="6" rx="3" />
      </Bar>
    </>
  );
  return to === undefined ? <Row>{content}</Row> : <Way to={to}>{content}</Way>;
}

const rowLook = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.half} ${token.space.x1};
  padding-block: ${token.space.x1};
  font-size: ${token.size.small};
  line-height: ${token.leading.snug};
  overflow-wrap: break-word;
  & > span:first-child {
    min-width: 0;
  }
`;

const Row = styled.div`
  ${rowLook}
`;

const Way = styled(BareLink)`
  ${rowLook}
  & > span:first-child {
    ${quietLink}
  }
  ${media.hover} {
    &:hover > span:first-child {
      ${quietLinkPointed}
    }
  }
`;

const Figure = styled.span`
  color: ${token.color.heatInk};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.svg`
  width: 100%;
  height: 6px;
  border-radius: ${token.radius.pill};
  forced-color-adjust: none;
  & > .track {
    fill: ${token.color.heatWash};
  }
  & > .warm {
    fill: ${token.color.heat2};
  }
  & > .hot {
    fill: ${token.color.heat3};
  }
`;
