import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { EmailCheck } from '#prose/email/check-email.ts';
import { RULES, type RuleId } from '#prose/email/rules.ts';
import { TextLink } from '#ui/text-link.tsx';
import styles from './checks.module.css';

interface ChecksProps {
	checks: readonly EmailCheck[];
	/** The check whose sentences are marked. */
	shown: RuleId | null;
	onShow(check: EmailCheck): void;
}

/** The checks of one e-mail with their findings, and the source of each rule. */
export function Checks({ checks, shown, onShow }: ChecksProps) {
	const passed = checks.filter(({ ok }) => ok).length;
	return (
		<div className={styles.checks}>
			<p className={styles.head} data-fault={passed < checks.length || undefined}>
				<span>Checks</span>
				<span className={styles.count}>
					{passed} of {checks.length}
				</span>
			</p>
			<ul>
				{checks.map((check) => (
					<li key={check.rule} className={styles.check} data-fault={!check.ok || undefined}>
						{check.ok ? (
							<IconCheck size={16} stroke={1.75} aria-label="Kept" className={styles.icon} />
						) : (
							<IconAlertTriangle size={16} stroke={1.75} aria-label="Not kept" className={styles.icon} />
						)}
						<span className={styles.label}>{labelOf(check.rule)}</span>
						{check.places.length === 0 ? (
							<span className={styles.value}>{check.value}</span>
						) : (
							<button
								type="button"
								className={styles.show}
								aria-pressed={shown === check.rule}
								title="Mark the sentence"
								onClick={() => onShow(check)}
							>
								{check.value}
							</button>
						)}
					</li>
				))}
			</ul>
			<details className={styles.sources}>
				<summary>Rules and sources</summary>
				<dl>
					{RULES.map(({ id, label, basis, sources }) => (
						<div key={id}>
							<dt>{label}</dt>
							<dd>
								{basis}
								{sources.map((source) => (
									<TextLink key={source} href={`https://${source}`} className={styles.source}>
										{source.split('/')[0]}
									</TextLink>
								))}
							</dd>
						</div>
					))}
				</dl>
			</details>
		</div>
	);
}

/** Short, for the narrow column; the limits are in the rules below. */
function labelOf(rule: RuleId): string {
	const label = RULES.find(({ id }) => id === rule)?.label ?? rule;
	return rule === 'words' || rule === 'grade' ? label : (label.split(',')[0] ?? label);
}
