import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './control-look';
import { useFieldControl } from './field-context';

export type TextInputProps = ComponentProps<'input'>;

/** One line of text; inside a Field it takes label, hint and error from there. */
export function TextInput(props: TextInputProps) {
  return <Input type="text" {...useFieldControl()} {...props} />;
}

const Input = styled.input`
  ${controlLook}
`;
