import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scoreTone } from '#shared/score-tone.ts';
import { renderUi } from '#test/browser/render.tsx';
import { ScoreBar } from './score-bar.tsx';

it('colours a score by its band', () => {
	expect([10, 8, 7.9, 6, 5.9, 4, 3.9, 0].map(scoreTone)).toEqual([
		'green',
		'green',
		'yellow',
		'yellow',
		'orange',
		'orange',
		'red',
		'red',
	]);
});

it('writes the figure beside the bar, and words where there is no score', () => {
	const { container } = renderUi(
		<>
			<ScoreBar label="Need" value={9} />
			<ScoreBar label="Budget" value={null} />
		</>,
	);
	expect(screen.getByText('9').parentElement).toHaveTextContent('9 / 10');
	expect(screen.getByText('Not discussed')).toBeVisible();
	expect(container.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'green');
});
