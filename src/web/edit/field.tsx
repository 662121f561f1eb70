import { Textarea, TextInput } from '@mantine/core';
import { memo, useState } from 'react';

interface FieldProps {
	id: string;
	label: string;
	text: string;
	problem: string | undefined;
	onChange(id: string, text: string): void;
}

/** Longer texts get room to grow. */
const ONE_LINE = 70;

/** One text of a result. Its control is chosen once: it would lose the focus if it changed during typing. */
export const TextField = memo(function TextField({ id, label, text, problem, onChange }: FieldProps) {
	const [isLong] = useState(text === '' || text.length > ONE_LINE || text.includes('\n'));
	const shared = {
		'data-text': id,
		label,
		value: text,
		error: problem,
		autoComplete: 'off',
		onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(id, currentTarget.value),
	};
	return isLong ? <Textarea {...shared} autosize minRows={1} /> : <TextInput {...shared} />;
});
