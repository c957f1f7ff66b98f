import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';
import { controlLook } from './control-look';
import { useFieldControl } from './field-context';

/** Several lines of text. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <Area rows={4} {...useFieldControl()} {...props} />;
}

const Area = styled.textarea`
  ${controlLook}
  resize: vertical;
  line-height: ${token.leading.text};
`;
