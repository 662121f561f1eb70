import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { mailtoAddress } from '#prose/email/mailto.ts';
import type { RuleId } from '#prose/email/rules.ts';
import type { Section } from '#shared/document.ts';
import type { ResultProps } from '#tools/define.ts';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { DocumentView } from '#ui/document-view.tsx';
import { GappedText } from '#ui/gapped-text.tsx';
import { Marked } from '#ui/marked.tsx';
import { checksOf } from '../checks-of.ts';
import type { ColdEmailInput, ColdEmailOutput } from '../contract.ts';
import { Checks } from './checks.tsx';
import styles from './result.module.css';

interface EmailProps extends Pick<ResultProps<ColdEmailInput, ColdEmailOutput>, 'input' | 'save'> {
	/** The section of an email, and what is said about it. */
	of: Section;
	/** Its number in the sequence; 0 for an alternative, which is only copied. */
	part: number;
}

/** An email as it arrives, beside its checks. Pressing a check marks the sentences that it is about. */
export function Email({ of: { heading, short = heading, blocks }, part, input, save }: EmailProps) {
	const [pressed, setPressed] = useState<RuleId | null>(null);
	const words = useRef<HTMLDivElement>(null);
	const { text, subject = '', label } = blocks.find((block) => block.kind === 'copy') ?? NOTHING;
	const others = blocks.filter(({ kind }) => kind !== 'copy');
	const checks = checksOf({ subjectLine: subject, body: text }, input);
	// A broken rule is marked until the member chooses a check.
	const marked = checks.find(({ rule, ok, places }) => (pressed ? rule === pressed : !ok && places.length > 0));
	const address = mailtoAddress(input.emailAddress ?? '', subject, text);
	const icon = <IconMail size={16} aria-hidden />;

	function press(rule: RuleId) {
		setPressed(pressed === rule ? null : rule);
		requestAnimationFrame(() =>
			words.current?.querySelector('mark')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
		);
	}

	return (
		<Card as="article" padding="none" aria-label={short} className={styles.email}>
			<div className={styles.message}>
				<div ref={words}>
					<div className={styles.subject}>
						<span className={styles.label}>Subject</span>
						<strong>
							<GappedText text={subject} />
						</strong>
					</div>
					<div className={styles.body} data-fault={marked?.ok === false || undefined}>
						<Marked text={text} marks={spansOf(marked?.places ?? [], text)} draw={(one) => <GappedText text={one} />} />
					</div>
				</div>
				{others.length > 0 ? <DocumentView blocks={others} /> : null}
			</div>
			<div className={styles.buttons}>
				<CopyButton size="xs" label={label} text={() => `${subject}\n\n${text}`} target={() => words.current} />
				{part === 0 ? null : address !== null ? (
					<Button component="a" href={address} size="xs" variant="subtle" leftSection={icon}>
						Open in mail
					</Button>
				) : save ? (
					<Button size="xs" variant="subtle" leftSection={icon} onClick={() => save('eml', part)}>
						Save as draft
					</Button>
				) : null}
			</div>
			<Checks checks={checks} pressed={pressed} onPress={press} />
		</Card>
	);
}

const NOTHING = { text: '', subject: '', label: 'Copy' };

/** Where these parts stand in the text, in order. */
function spansOf(parts: readonly string[], text: string) {
	return parts
		.map((part) => [text.indexOf(part), text.indexOf(part) + part.length] as const)
		.filter(([from, to]) => from >= 0 && to > from)
		.sort(([a], [b]) => a - b);
}
