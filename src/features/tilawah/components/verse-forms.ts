export { BookmarkForm } from '@/features/tilawah/bookmarks/BookmarkForm'
export { RepeatForm } from '@/features/tilawah/listening/RepeatForm'
