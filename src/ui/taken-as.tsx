import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import styles from './styles/taken-as.module.css';

interface TakenAsProps {
	/** The member's text. */
	words: string;
	/** What it may be about; the first is what it was taken to be about. */
	options: readonly { id: string; name: string }[];
	/** The id that stands for none of the options. */
	none: string;
	/**
	 * Has the result made anew for another choice; rejects with a message for the member. Missing where nothing can be
	 * changed.
	 */
	onChange?: ((id: string) => Promise<void>) | undefined;
}

/** What a text of the member was taken to be about, to be put right. */
export function TakenAs({ words, options, none, onChange }: TakenAsProps) {
	const [first] = options;
	const taken = first?.id ?? none;
	const [wanted, setWanted] = useState<string | null>(null);
	const [failure, setFailure] = useState('');
	const last = useRef<Promise<void>>(Promise.resolve());
	if (!onChange) {
		return (
			<p className={styles.read}>
				“{words}” – we took this to be about {taken === none ? 'nothing on our list' : first?.name}.
			</p>
		);
	}

	/** One after the other, so that the last choice is the one that stays. */
	function choose(id: string, change: (id: string) => Promise<void>) {
		setWanted(id);
		setFailure('');
		const mine = last.current.then(async () => {
			try {
				await change(id);
			} catch (error) {
				setFailure(error instanceof Error ? error.message : 'It could not be changed. Try again.');
			}
			if (last.current === mine) setWanted(null);
		});
		last.current = mine;
	}

	const named = options.filter(({ id }) => id !== none).map(({ id, name }) => ({ value: id, label: name }));
	return (
		<NativeSelect
			className={styles.choice}
			label={`“${words}”`}
			description="We took this to be about"
			inputWrapperOrder={['label', 'description', 'input', 'error']}
			aria-busy={wanted !== null}
			error={failure === '' ? undefined : <span role="alert">{failure}</span>}
			value={wanted ?? taken}
			data={[...named, { value: none, label: 'none of these' }]}
			onChange={(event) => choose(event.currentTarget.value, onChange)}
		/>
	);
}
