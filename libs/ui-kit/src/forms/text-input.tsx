import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './control-look';
import { useFieldControl } from './field-context';

export type TextInputProps = ComponentProps<'input'>;

/** One line of text; inside a Field it uses the field's label, hint and error. */
export function TextInput(props: TextInputProps) {
  return <Input type="text" {...useFieldControl()} {...props} />;
}

const Input = styled.input`
  ${controlLook}
`;
