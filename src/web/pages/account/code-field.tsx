import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { TextLink } from '#ui/text-link.tsx';
import styles from './code-field.module.css';

export type CodeKind = 'app' | 'recovery';

interface CodeFieldProps extends Omit<TextInputProps, 'label' | 'description' | 'onChange' | 'type'> {
	kind: CodeKind;
	/** Where a recovery code will do as well: to change between the two. */
	onKind?: (kind: CodeKind) => void;
	onCode: (code: string) => void;
	/** Takes the focus as soon as it is there. */
	first?: boolean;
}

const WORDS = {
	app: { label: 'Code', description: 'Six digits, from your authenticator app.', other: 'Use a recovery code' },
	recovery: {
		label: 'Recovery code',
		description: 'One that you have not used, such as 4g7k-m2qp-x9ht-w3ra.',
		other: 'Use your app',
	},
} as const;

/** A code of the app, for which a telephone shows digits, or a recovery code; either is accepted in both. */
export function CodeField({ kind, onKind, onCode, first = false, ...others }: CodeFieldProps) {
	const input = useRef<HTMLInputElement>(null);
	const shown = useRef(first ? null : kind);
	useEffect(() => {
		if (shown.current !== kind) input.current?.focus();
		shown.current = kind;
	}, [kind]);
	const { label, description, other } = WORDS[kind];
	return (
		<div>
			<TextInput
				{...others}
				ref={input}
				label={label}
				description={description}
				name="code"
				autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
				inputMode={kind === 'app' ? 'numeric' : 'text'}
				autoCapitalize="none"
				spellCheck={false}
				required
				maxLength={100}
				onChange={(event) => onCode(event.currentTarget.value)}
			/>
			{onKind ? (
				<TextLink
					as="button"
					className={styles.other}
					onClick={() => {
						onCode('');
						onKind(kind === 'app' ? 'recovery' : 'app');
					}}
				>
					{other}
				</TextLink>
			) : null}
		</div>
	);
}
