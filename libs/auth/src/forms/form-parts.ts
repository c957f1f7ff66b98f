import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${token.space.x2};
`;

/** A view: provider buttons, form, and a link to another view. */
export const View = styled.div`
  display: grid;
  gap: ${token.space.x3};
`;

/** Two items on one line if it is wide enough. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x2};
`;

export const Elsewhere = styled.p`
  color: ${token.color.inkSoft};
  text-align: center;
`;

/** Confirmation shown in place of a submitted form. */
export const Done = styled.p`
  padding-left: ${token.space.x2};
  border-left: 4px solid ${token.color.accent};
`;
