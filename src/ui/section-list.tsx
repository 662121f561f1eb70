import { useEffect, useState } from 'react';
import { unfold } from './folded.tsx';
import styles from './styles/section-list.module.css';

interface SectionListProps {
	/** The ids are those of the headings (`SectionHeading id`). */
	sections: readonly { id: string; label: string }[];
}

/** The distance from the window's edge at which a heading counts as reached: the top bar and the page's padding. */
const REACHED = 120;

/** The sections of a long page, sticky at its right, with the current one marked. */
export function SectionList({ sections }: SectionListProps) {
	const current = useReading(sections);
	return (
		<nav className={styles.list} aria-label="On this page">
			<ul>
				{sections.map((section) => (
					<li key={section.id}>
						<a
							href={`#${section.id}`}
							className={styles.link}
							onClick={() => unfold(section.id)}
							aria-current={section.id === current ? 'location' : undefined}
						>
							{section.label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The last section whose heading has passed under the top bar; at the page's end, the last of all. */
function useReading(sections: readonly { id: string }[]) {
	const [current, setCurrent] = useState(sections[0]?.id);
	useEffect(() => {
		const look = () => {
			const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
			const passed = sections.filter(({ id }) => {
				const heading = document.getElementById(id);
				return heading !== null && heading.getBoundingClientRect().top < REACHED;
			});
			setCurrent((atEnd ? sections.at(-1) : (passed.at(-1) ?? sections[0]))?.id);
		};
		look();
		window.addEventListener('scroll', look, { passive: true });
		return () => window.removeEventListener('scroll', look);
	}, [sections]);
	return current;
}
