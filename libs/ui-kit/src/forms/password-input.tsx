import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button';
import { EyeIcon, EyeOffIcon } from '../icons';
import { token } from '../theme/token';
import { TextInput, type TextInputProps } from './text-input';

/** A password input that can be shown in plain text. */
export function PasswordInput(props: Omit<TextInputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  const handleToggle = () => setShown((was) => !was);
  return (
    <Holder>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
      />
      <IconButton label={shown ? 'Ocultar senha' : 'Mostrar senha'} onClick={handleToggle}>
        {shown ? <EyeOffIcon size={20} aria-hidden /> : <EyeIcon size={20} aria-hidden />}
      </IconButton>
    </Holder>
  );
}

const Holder = styled.div`
  position: relative;
  & > input {
    padding-right: ${token.target};
  }
  & > button {
    position: absolute;
    inset: 0 0 0 auto;
    height: 100%;
  }
`;
