import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { type CorrectableKey, DETAILS, ENDING } from '#call-facts/corrections.ts';
import { LEDGER_KINDS, OUTCOME } from '../ledger-kinds.ts';
import { type DraftProblems, type FactDraft, isMark, type MarkDetail, type TextDetail } from './fact-draft.ts';
import styles from './ledger.module.css';

interface FactFieldsProps {
	draft: FactDraft;
	problems: DraftProblems;
	speakers: readonly { label: string; name: string }[];
	onChange(draft: FactDraft): void;
}

/** What a fact is, and the details of that kind. */
export function FactFields({ draft, problems, speakers, onChange }: FactFieldsProps) {
	const { key, texts, marks } = draft;

	function control(detail: TextDetail) {
		const shared = {
			label: labelOf(detail, key),
			value: texts[detail],
			error: problems[detail],
			onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
				onChange({ ...draft, texts: { ...texts, [detail]: value } }),
		};
		const options = optionsOf(detail, key, texts[detail], speakers);
		if (options) return <NativeSelect {...shared} data={options} />;
		return (
			<TextInput
				{...shared}
				maxLength={detail === 'amount' ? 20 : MOST_CHARACTERS}
				inputMode={detail === 'amount' ? 'decimal' : undefined}
				placeholder={PLACEHOLDERS[detail]}
				description={detail === 'who' ? 'Empty means whoever says it.' : undefined}
				autoComplete="off"
			/>
		);
	}

	return (
		<div className={styles.fields}>
			{key === ENDING ? null : (
				<NativeSelect
					label="What it is"
					data={FACTS}
					value={key}
					onChange={(event) => onChange({ ...draft, key: event.currentTarget.value as CorrectableKey })}
				/>
			)}
			{DETAILS[key].map((detail) => (
				<div key={detail} data-mark={isMark(detail) || undefined}>
					{isMark(detail) ? (
						<Checkbox
							label={MARKS[detail]}
							checked={marks[detail]}
							onChange={(event) => onChange({ ...draft, marks: { ...marks, [detail]: event.currentTarget.checked } })}
						/>
					) : (
						control(detail)
					)}
				</div>
			))}
		</div>
	);
}

const MOST_CHARACTERS = 300;

const FACTS = LEDGER_KINDS.filter(({ key }) => key !== ENDING).map(({ key: value, one: label }) => ({ value, label }));

const MARKS: Record<MarkDetail, string> = {
	present: 'On the call',
	main: 'One of the main troubles',
	answered: 'It was answered',
};

const LABELS: Record<TextDetail, string> = {
	amount: 'Amount',
	per: 'For',
	currency: 'Currency',
	unit: 'What it counts',
	who: 'Who',
	name: 'What it is called',
	kind: 'Where it stands',
	owner: 'Who promised it',
	when: 'By when',
	ended: 'How it ended',
};

function labelOf(detail: TextDetail, key: CorrectableKey): string {
	return detail === 'amount' && key === 'figures' ? 'How many' : LABELS[detail];
}

const PLACEHOLDERS: Partial<Record<TextDetail, string>> = {
	unit: 'missed calls',
	when: 'by Friday',
};

type Option = { value: string; label: string };

const PER: Option[] = [
	{ value: 'once', label: 'All of it, once' },
	{ value: 'unit', label: 'Each' },
	{ value: 'second', label: 'A second' },
	{ value: 'minute', label: 'A minute' },
	{ value: 'hour', label: 'An hour' },
	{ value: 'day', label: 'A day' },
	{ value: 'week', label: 'A week' },
	{ value: 'month', label: 'A month' },
	{ value: 'quarter', label: 'A quarter' },
	{ value: 'year', label: 'A year' },
];

const CURRENCIES: Option[] = [
	{ value: 'USD', label: 'US dollars' },
	{ value: 'GBP', label: 'Pounds' },
	{ value: 'EUR', label: 'Euros' },
	{ value: 'CAD', label: 'Canadian dollars' },
	{ value: 'AUD', label: 'Australian dollars' },
	{ value: 'NZD', label: 'New Zealand dollars' },
	{ value: 'CHF', label: 'Swiss francs' },
	{ value: 'INR', label: 'Indian rupees' },
];

const STANDS: Option[] = [
	{ value: 'used', label: 'In use now' },
	{ value: 'tried', label: 'Tried before' },
	{ value: 'considered', label: 'Being considered' },
];

/** Null for details that are typed. */
function optionsOf(
	detail: TextDetail,
	key: CorrectableKey,
	chosen: string,
	speakers: FactFieldsProps['speakers'],
): Option[] | null {
	if (detail === 'kind') return STANDS;
	if (detail === 'ended') return Object.entries(OUTCOME).map(([value, label]) => ({ value, label }));
	if (detail === 'per') return key === 'budget' || chosen === '' ? [{ value: '', label: 'Not said' }, ...PER] : PER;
	if (detail === 'currency') return [{ value: '', label: 'Not said' }, ...withChosen(CURRENCIES, chosen)];
	if (detail !== 'owner') return null;
	const people = speakers.map(({ label: value, name: label }) => ({ value, label }));
	return [{ value: '', label: 'Whoever says it' }, ...withChosen(people, chosen)];
}

function withChosen(options: Option[], chosen: string): Option[] {
	const isThere = chosen === '' || options.some(({ value }) => value === chosen);
	return isThere ? options : [...options, { value: chosen, label: chosen }];
}
