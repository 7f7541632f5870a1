import { IconBookmark } from '@/ui/icons'
import { type Bookmark, colourLabels } from '@/domain/quran/bookmarks'
import classes from './BookmarkSign.module.css'

/** A bookmark's sign in its colour, which is also said. */
export function BookmarkSign({ warna, size = 22 }: Pick<Bookmark, 'warna'> & { size?: number }) {
  return (
    <span className={classes.sign} data-warna={warna}>
      <IconBookmark size={size} aria-hidden />
      <span className="jm-hidden">{`Penanda ${colourLabels[warna].toLowerCase()}`}</span>
    </span>
  )
}
