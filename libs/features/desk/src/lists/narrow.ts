import { styled } from 'styled-components';

/** A lone filter of a list, no wider than its words need. */
export const Narrow = styled.div`
  max-width: 20rem;
`;
