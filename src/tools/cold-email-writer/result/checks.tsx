import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { EmailCheck } from '#prose/email/check-email.ts';
import type { RuleId } from '#prose/email/rules.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { fullLabelOf, shortLabelOf } from '../checks-of.ts';
import styles from './result.module.css';

interface ChecksProps {
	checks: readonly EmailCheck[];
	/** The check whose sentences the member asked to see. */
	pressed: RuleId | null;
	onPress(rule: RuleId): void;
}

/** How many checks of an email are met, and what each found. */
export function Checks({ checks, pressed, onPress }: ChecksProps) {
	const met = checks.filter(({ ok }) => ok).length;
	return (
		<div className={styles.checks}>
			<p className={styles.head}>
				Checks
				<StatusBadge tone={met < checks.length ? 'yellow' : 'green'}>
					{met} of {checks.length}
				</StatusBadge>
			</p>
			<ul>
				{checks.map(({ rule, value, ok, places }) => (
					<li key={rule} className={styles.check} data-fault={!ok || undefined}>
						{ok ? <IconCheck size={16} aria-label="Kept" /> : <IconAlertTriangle size={16} aria-label="Not kept" />}
						<span>{labelOf(rule)}</span>
						{places.length === 0 ? (
							<b>{value}</b>
						) : (
							<TextLink
								as="button"
								aria-pressed={pressed === rule}
								title="Mark the sentence"
								onClick={() => onPress(rule)}
							>
								{value}
							</TextLink>
						)}
					</li>
				))}
			</ul>
		</div>
	);
}

/** Short, for the narrow column; the limits are in the rules below the emails. */
function labelOf(rule: RuleId): string {
	return rule === 'words' || rule === 'grade' ? fullLabelOf(rule) : shortLabelOf(rule);
}
