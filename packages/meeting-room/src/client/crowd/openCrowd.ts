import { announceCrowd } from './announceCrowd.ts';
import type { CrowdParts } from './CrowdParts.ts';
import { CROWD_TEXTS } from './crowdText.ts';
import { createPager } from './createPager.ts';
import { createPeoplePane } from './createPeoplePane.ts';
import { TilePages } from './TilePages.ts';

/**
 * Opens the parts that a room of many people needs: pages of tiles, and the list with hosts' actions on each person.
 */
export function openCrowd(parts: CrowdParts): void {
  const { view, speakers, stageArea, side, text } = parts;
  parts.addTexts(CROWD_TEXTS);
  const pager = createPager(view.page, stageArea, text);
  stageArea.append(pager.element);
  const getChoice = () => ({ page: view.page.value, hidesWithoutCamera: view.hidesWithoutCamera.value });
  const pages = new TilePages(getChoice, pager.draw);
  speakers.dominant.subscribe((id) => id && pages.promote(id));
  view.pages.next(pages);
  side.append(createPeoplePane(parts));
  announceCrowd(parts);
}
