import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';

/** A password with a button that shows and hides it. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
	const [visible, setVisible] = useState(false);
	const Icon = visible ? IconEyeOff : IconEye;
	return (
		<TextInput
			{...props}
			type={visible ? 'text' : 'password'}
			spellCheck={false}
			autoCapitalize="none"
			rightSection={
				<ActionIcon
					size={32}
					aria-label={visible ? 'Hide password' : 'Show password'}
					onClick={() => setVisible(!visible)}
				>
					<Icon size={18} aria-hidden />
				</ActionIcon>
			}
		/>
	);
}
