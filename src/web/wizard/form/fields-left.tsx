import { useMediaQuery } from '@mantine/hooks';
import { TextLink } from '#ui/text-link.tsx';
import { controlId } from '../field.tsx';
import type { fieldsLeft } from '../field-problem.ts';
import styles from './form.module.css';

interface FieldsLeftProps {
	left: ReturnType<typeof fieldsLeft>;
	/** What is said instead of their number. */
	words: string | undefined;
	onGo(step: number): void;
}

/** The required fields that are empty, each a link to its place; on a phone their number alone, which opens. */
export function FieldsLeft({ left, words, onGo }: FieldsLeftProps) {
	const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false }) ?? false;
	const count = words ?? `${left.length} required ${left.length === 1 ? 'field' : 'fields'} left`;
	const names = left.map(({ field, step }, index) => (
		<span key={field.name}>
			{index > 0 ? ', ' : ''}
			<TextLink
				as="button"
				onClick={() => {
					onGo(step);
					requestAnimationFrame(() => document.getElementById(controlId(field.name))?.focus());
				}}
			>
				{field.label}
			</TextLink>
		</span>
	));
	if (isPhone)
		return (
			<details>
				<summary className={styles.left}>{count}</summary>
				{names}
			</details>
		);
	return (
		<>
			{count}
			{': '}
			{names}
		</>
	);
}
