import { Link, useLocation } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { placeAt } from '#web/navigation.ts';
import { OPEN_TOOLS } from '#web/open-tools.ts';
import styles from './not-built.module.css';

/** Says plainly that a screen of the plan does not exist yet, and offers every tool that does. */
export function NotBuilt() {
	const { pathname } = useLocation();
	const title = placeAt(pathname)?.title ?? 'This page';
	return (
		<div className={styles.page}>
			<EmptyState title="Not built yet">{title} is planned and will open here.</EmptyState>
			<section aria-labelledby="open-tools">
				<SectionHeading title="What works today" id="open-tools" />
				<ul className={styles.tools}>
					{OPEN_TOOLS.map((tool) => (
						<li key={tool.path} className={styles.tool}>
							<tool.icon size={18} stroke={1.75} aria-hidden />
							<TextLink as={Link} to={tool.path}>
								{tool.label}
							</TextLink>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
