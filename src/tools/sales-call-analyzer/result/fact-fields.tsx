import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useTranscript } from '#call/transcript-context.ts';
import { type CorrectableKey, DETAILS, type FactDetails } from '#call-facts/corrections.ts';
import { BY_DEFAULT, labelOf, MARKS, optionsOf, type Problems } from '../fact-details.ts';

interface FactFieldsProps {
	kind: CorrectableKey;
	/** What is known of the fact at first. */
	details: FactDetails;
	problems: Problems;
}

/** The details of a kind of fact. Each field keeps what was typed while the kind changes, as far as it has the field. */
export function FactFields({ kind, details, problems }: FactFieldsProps) {
	const speakers = useTranscript()?.call.speakers ?? [];
	const people = speakers.map(({ label: value, name: label }) => ({ value, label }));
	return DETAILS[kind].map((detail) => {
		const known = details[detail] ?? BY_DEFAULT[detail] ?? '';
		const mark = MARKS[detail];
		if (mark) {
			return <Checkbox key={detail} name={detail} label={mark} defaultChecked={known === true} style={CENTRED} />;
		}
		const text = String(known);
		const shared = { name: detail, label: labelOf(detail, kind), defaultValue: text, error: problems[detail] };
		const data = optionsOf(detail, text, people);
		if (data) return <NativeSelect key={detail} {...shared} data={data} />;
		return (
			<TextInput
				key={detail}
				{...shared}
				maxLength={detail === 'amount' ? 20 : MOST_CHARACTERS}
				inputMode={detail === 'amount' ? 'decimal' : undefined}
				placeholder={detail === 'unit' ? 'missed calls' : detail === 'when' ? 'by Friday' : undefined}
				description={detail === 'who' ? 'Empty means whoever says it.' : undefined}
				autoComplete="off"
			/>
		);
	});
}

const MOST_CHARACTERS = 300;
/** It has no label above it. */
const CENTRED = { alignSelf: 'center' };
