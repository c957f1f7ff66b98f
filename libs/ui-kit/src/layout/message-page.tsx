import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';

interface MessagePageProps {
  title: string;
  text: string;
  /** The reader's next steps. */
  children: ReactNode;
}

/** A page shown instead of the requested one: not found, or failed. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <Box>
      <Title>{title}</Title>
      <Text>{text}</Text>
      {children}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token.space.x2};
  max-width: ${token.measure.text};
  margin: 0 auto;
  padding: ${token.space.x8} ${token.space.x2};
`;

const Title = styled.h1`
  font-family: ${token.family.serif};
  font-size: ${token.size.title1};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.title};
`;

const Text = styled.p`
  color: ${token.color.inkSoft};
`;
